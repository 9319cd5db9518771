/** Where a person goes after signing in: to the page they asked for, if it is one of ours. */

const START = "/dashboard";

/**
 * @param asked a path of this site with its search and hash; anything else leads to the dashboard, so that a link to our
 * sign-in page cannot send people to a foreign one
 */
export function wayBack(asked: string | undefined): string {
  if (asked === undefined || !asked.startsWith("/")) return START;
  const base = "http://bandstand.invalid";
  const address = URL.canParse(asked, base) ? new URL(asked, base) : null;
  // Some spellings only become another host's address once they are read: /.//host.
  if (address?.origin !== base || address.pathname.startsWith("//")) return START;
  const isEntry = ["/signin", "/register", "/verify", "/"].includes(address.pathname);
  return isEntry ? START : address.pathname + address.search + address.hash;
}
