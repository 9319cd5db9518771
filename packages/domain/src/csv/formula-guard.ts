/**
 * Spreadsheets run what begins like a formula, also where it came from a stranger's file. An apostrophe before it makes it
 * text; what begins with apostrophes and then like a formula gets one more, so that taking one off always gives back what was
 * there.
 */

/** What begins a formula in Excel, Calc, Numbers and Sheets; white space before it is passed over by some. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

export function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was guarded; one that was not stays. */
export function unguardFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
