/** The search of every list: a text stands somewhere in one of the fields, whatever its case, each sign meaning itself. */

type Fields = Iterable<string | null>;

/** Makes the test once, for use on many rows. An empty search finds everything. */
export function searchFor(search: string): (fields: Fields) => boolean {
  const sought = fold(search);
  return (fields) => sought === "" || textOf(fields).includes(sought);
}

export interface RowSearch<Row> {
  /** The same array for an empty search. */
  find: (rows: readonly Row[], search: string) => readonly Row[];
  /** Does ahead what the first letter would wait for. */
  prepare: (rows: readonly Row[]) => void;
}

/**
 * The same search for rows that stay while somebody types: each is folded once, a longer text looks only among what the
 * shorter one has found, and a letter taken back is answered with what was found before it.
 * @param fieldsOf what is searched, which depends on the row alone
 */
export function searchRows<Row extends object>(fieldsOf: (row: Row) => Fields): RowSearch<Row> {
  const texts = new WeakMap<Row, string>();
  const textOfRow = (row: Row): string => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = textOf(fieldsOf(row));
    texts.set(row, text);
    return text;
  };
  /** Each found among what the one before it has found. */
  let trail: { sought: string; found: readonly Row[] }[] = [];
  let searched: readonly Row[] = [];

  return {
    find(rows, search) {
      const sought = fold(search);
      if (sought === "") return rows;
      trail = searched === rows ? trail.filter((step) => sought.startsWith(step.sought)) : [];
      searched = rows;
      const last = trail.at(-1);
      if (last?.sought === sought) return last.found;
      const found = (last?.found ?? rows).filter((row) => textOfRow(row).includes(sought));
      trail.push({ sought, found });
      return found;
    },
    prepare: (rows) => rows.forEach(textOfRow),
  };
}

/** Stands between two fields and in none, so that nothing is found across them. */
const BETWEEN = "\0";

function textOf(fields: Fields): string {
  let text = "";
  for (const field of fields) if (field !== null) text += BETWEEN + field;
  return fold(text);
}

/** Nothing before U+0300, where the accents begin that stand by themselves, is changed by composing. */
const COMPOSED = /^[\0-\u02ff]*$/;

/** An accented letter may be typed as one character and kept as two. */
function fold(text: string): string {
  return (COMPOSED.test(text) ? text : text.normalize("NFC")).toLowerCase();
}
