/** Addresses that people gave, before they become links on a page for everybody. */

/** As it may stand in a link: only http and https lead anywhere, so that none runs a script. Null for all else. */
export function linkTo(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

const FACEBOOK_NAME = /^@?([\p{L}\p{N}.-]{1,100})$/u;

/** The page of somebody there, by their name or the whole address; null for all else. */
export function facebookLink(identity: string | null): string | null {
  const [, name] = FACEBOOK_NAME.exec((identity ?? "").trim()) ?? [];
  if (name !== undefined && !name.toLowerCase().includes("facebook.com"))
    return `https://www.facebook.com/${encodeURIComponent(name)}`;
  return linkTo(identity);
}

/** As people write it: "ardens.example/news". Takes what `linkTo` gave. */
export function shownAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`;
}
