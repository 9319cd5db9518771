/** Which parts of a text can be set in the fonts of the file, and which are drawn as pictures. Pure. */

export type Script = "latin" | "latinExt" | "drawn";

export interface TextRun {
  script: Script;
  /** In code units of the text. */
  from: number;
  to: number;
}

/** What the two files of the typeface hold. */
const LATIN =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]+$/u;
const LATIN_EXT = /^[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e00-\u1e9f]+$/u;
/** Writing from right to left changes the order of all that stands beside it. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function textRuns(text: string): TextRun[] {
  if (RIGHT_TO_LEFT.test(text)) return [{ script: "drawn", from: 0, to: text.length }];
  const runs: TextRun[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const script = scriptOf(segment);
    const last = runs.at(-1);
    if (last?.script === script) last.to = index + segment.length;
    else runs.push({ script, from: index, to: index + segment.length });
  }
  return runs;
}

function scriptOf(grapheme: string): Script {
  if (LATIN.test(grapheme)) return "latin";
  return LATIN_EXT.test(grapheme) ? "latinExt" : "drawn";
}
