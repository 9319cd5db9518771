/** What a recording's file name says, with and without what people and programs put around a title. */
import { plainText } from "../plain-text.ts";

/** Said of a take, not of a song. */
const REMARKS =
  "live|demo|rough|final|mix|mixdown|master|mastered|remaster|remastered|take|version|ver|v|rehearsal|practice|take|edit|export|bounce|instrumental|backing track|karaoke|official|audio|video|hq|stereo|mono|copy|new|old|draft";
const BRACKETED = /[([{][^()[\]{}]*[)\]}]/g;
const DATES =
  /\b(?:\d{4}[-._ ]\d{1,2}[-._ ]\d{1,2}|\d{1,2}[-._ ]\d{1,2}[-._ ]\d{4}|(?:19|20)\d{6})\b/g;
const TRACK_NUMBER = /^(?:track\s*)?\d{1,3}(?:\s*[-–—.)_]+\s*|\s+)/i;
const TRAILING_REMARK = new RegExp(`\\s*[-–—_ ]\\s*(?:${REMARKS})\\s*\\d*$`, "i");

/**
 * Each a row of words with single spaces, plain: the name as it stands, without track number, without brackets, dates and
 * remarks. A title may have any of these itself ("99 Red Balloons", "Live and Let Die"), so that no form rules out another.
 */
export function formsOfFileName(name: string): readonly string[] {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, "").replaceAll("_", " ");
  const bare = withoutRemarks(stem.replace(DATES, " ").replace(BRACKETED, " "));
  const forms = [stem, bare, stem.replace(TRACK_NUMBER, ""), bare.replace(TRACK_NUMBER, "")];
  return [...new Set(forms.map(wordsOf))].filter((form) => form !== "");
}

/** Letters, digits and pictures of any script; all else parts words. */
export function wordsOf(text: string): string {
  return plainText(text)
    .replace(/['’`]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, " ")
    .trim();
}

/** A name that is nothing but remarks keeps the first of them. */
function withoutRemarks(text: string): string {
  let rest = text.trim();
  for (;;) {
    const shorter = rest.replace(TRAILING_REMARK, "").trim();
    if (shorter === rest || shorter === "") return rest;
    rest = shorter;
  }
}
