/** Headings of sections as people type them: `[Verse 1]`, `Chorus:`, `BRIDGE (x2)`, `Intro: G D Em C`. */

export interface Heading {
  /** The kind of section: "verse", "chorus" … */
  readonly kind: string;
  readonly label: string;
  /** What stands behind the heading on its line. */
  readonly rest: string;
}

const WHICH = "(?:(?:first|second|third|last|final|double|half) )";
const WORDS = `pre[- ]?chorus|post[- ]?chorus|pre[- ]?verse|${WHICH}?(?:verse|chorus|refrain|bridge)|intro(?:duction)?|outro|interlude|instrumental|(?:\\w{1,12} )?solo|hook|coda|ending|tag|break(?:down)?|turnaround|middle (?:8|eight)|riff|vamp|link|tab`;
const IS_WHICH = new RegExp(`^${WHICH}`);
const NUMBER = "(?: ?(?:\\d{1,2}|[IVX]{1,4}|[A-F]))?";
const TIMES = "(?: ?[(x×]{0,2} ?\\d{1,2} ?[x×)]{0,2})?";
const NAME = `(${WORDS})(${NUMBER}${TIMES}(?: ?[-–,] ?[^\\]:]{1,30})?)`;
const BRACKETED = new RegExp(`^\\[${NAME}\\]:?(.*)$`, "i");
const WITH_COLON = new RegExp(`^${NAME}:(.*)$`, "i");
const ALONE = new RegExp(`^((?:${WORDS})${NUMBER}${TIMES})$`, "i");
/** A heading is short, but chords may follow it. */
const LONGEST = 200;

export function readHeading(line: string): Heading | null {
  const text = line.trim();
  if (text === "" || text.length > LONGEST) return null;
  const named = BRACKETED.exec(text) ?? WITH_COLON.exec(text);
  if (named) {
    const [, word = "", more = "", rest = ""] = named;
    return { kind: kindOf(word), label: word + more.trimEnd(), rest: rest.trim() };
  }
  const alone = ALONE.exec(text);
  return alone ? { kind: kindOf(text), label: text, rest: "" } : null;
}

function kindOf(word: string): string {
  const lower = word.toLowerCase().replace(IS_WHICH, "");
  if (/ solo\b/.test(lower)) return "solo";
  return /^[a-z]+/.exec(lower.replace(/(?<=^pre|^post)[- ]/, ""))?.[0] ?? "verse";
}
