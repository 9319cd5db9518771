/** What a band calls somebody, as long as nobody says otherwise. */
import { NICKNAME_MAX_LENGTH } from "./registration.ts";

export const INSTRUMENT_MAX_LENGTH = 20;

/** A first nickname: the forename, cut to what a nickname holds and never within a character. */
export function nicknameFromForename(forename: string): string {
  return cut(forename, NICKNAME_MAX_LENGTH);
}

/** The same of what they play. */
export function instrumentFromMain(mainInstrument: string): string {
  return cut(mainInstrument, INSTRUMENT_MAX_LENGTH);
}

/** Lengths are those of fields, in UTF-16 units; characters that fit in part are left out. */
function cut(text: string, most: number): string {
  let kept = "";
  for (const character of text.trim()) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept.trimEnd();
}
