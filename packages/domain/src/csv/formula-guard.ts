/**
 * Spreadsheets run what begins like a formula, also where it came from a stranger's file. An apostrophe before it makes it
 * text; what begins with apostrophes and then like a formula gets one more, so that taking one off always gives back what was
 * there.
 *
 * Where the comma is the decimal sign a table is taken to be parted by semicolons, and quotation marks within a cell for
 * themselves: what follows a semicolon, a tab or a line break in one of our cells then begins one of theirs.
 */

/**
 * White space that parts nothing and signs that nobody sees, which some programs pass over, and quotation marks, which they
 * take off where a cell begins with them.
 */
const UNSEEN = String.raw`(?:[^\S\t\r\n]|\p{Cf}|")*`;
/** What begins a formula in Excel, Calc, Numbers and Sheets, in either width. */
const SIGN = "[=+\\-@＝＋－＠]";
/** Within a cell, a line of notes may well begin with a dash: it is left alone unless something is called behind it. */
const INNER_SIGN = String.raw`[=@＝＠]|[+\-＋－][^;\t\r\n]*[(|!]`;

/** What stands before the apostrophes, and those that are there. */
const PLACES = [
  new RegExp(`^(${UNSEEN})('*)(?=${SIGN}|[\\t\\r\\n])`, "u"),
  new RegExp(`([;\\t\\r\\n]${UNSEEN})('*)(?=${INNER_SIGN})`, "gu"),
];

export function guardFormula(cell: string): string {
  return PLACES.reduce((text, place) => text.replace(place, "$1'$2"), cell);
}

/** The cell as it was before it was guarded; one that was not stays. */
export function unguardFormula(cell: string): string {
  return PLACES.reduce(
    (text, place) =>
      text.replace(place, (_, before: string, marks: string) => before + marks.slice(1)),
    cell,
  );
}
