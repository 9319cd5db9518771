/** Videos of the sharing site: their ids, and the addresses that people paste for them. */

export const VIDEO_ID_LENGTH = 11;
export const INVALID_VIDEO_URL = "Invalid YouTube URL";

const HOSTS: ReadonlySet<string> = new Set(["youtube.com", "youtube-nocookie.com", "youtu.be"]);

export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}

/** The id in a pasted address: its v parameter, or the last segment of its path. Any other text stays as it is. */
export function reduceToVideoId(text: string): string {
  const trimmed = text.trim();
  const url = parseAddress(trimmed);
  if (!url) return trimmed;
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  return url.searchParams.get("v") ?? segments.at(-1) ?? trimmed;
}

/** Whether the text is an address of a video on the site. */
export function isVideoUrl(text: string): boolean {
  const url = parseAddress(text.trim());
  if (!url) return false;
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  return HOSTS.has(host) && isVideoId(reduceToVideoId(text));
}

/** The id that an id or the address of a video stands for; null for any other text. */
export function videoIdOf(text: string): string | null {
  const trimmed = text.trim();
  return isVideoId(trimmed) || isVideoUrl(trimmed) ? reduceToVideoId(trimmed) : null;
}

/** Where the site shows the video that an id or an address stands for; null for any other text. */
export function videoAddress(text: string): string | null {
  const id = videoIdOf(text);
  return id === null ? null : `https://www.youtube.com/watch?v=${id}`;
}

/** Null for what is no web address; the scheme may be missing, as when copied from an address bar. */
function parseAddress(text: string): URL | null {
  const hasScheme = /^https?:\/\//i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  if (!hasScheme && !/^[\w.-]+\.[a-z]{2,}\/\S/i.test(text)) return null;
  return URL.canParse(address) ? new URL(address) : null;
}
