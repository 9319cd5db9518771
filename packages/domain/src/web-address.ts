/** Addresses that people gave, before they become links on a page for everybody. */

/** As it may stand in a link: only http and https lead anywhere, so that none runs a script. Null for all else. */
export function linkTo(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

/** As people write it: "ardens.example/news". Takes what `linkTo` gave. */
export function shownAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`;
}
