/**
 * The search of every list, panel and of the palette: each word that is typed stands somewhere in the fields, in whatever
 * order, case, accents and apostrophes. Any other sign means itself.
 */

type Fields = Iterable<string | null>;

/** Makes the test once, for use on many rows. An empty search finds everything. */
export function searchFor(search: string): (fields: Fields) => boolean {
  const words = wordsIn(foldText(search));
  return (fields) => words.length === 0 || holdsAll(textOf(fields), words);
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
      const words = wordsIn(foldText(search));
      if (words.length === 0) return rows;
      const sought = words.join(" ");
      trail = searched === rows ? trail.filter((step) => sought.startsWith(step.sought)) : [];
      searched = rows;
      const last = trail.at(-1);
      if (last?.sought === sought) return last.found;
      const found = (last?.found ?? rows).filter((row) => holdsAll(textOfRow(row), words));
      trail.push({ sought, found });
      return found;
    },
    prepare: (rows) => rows.forEach(textOfRow),
  };
}

const ASCII = /^[\0-\x7f]*$/;
/** Those of Latin, Greek and Cyrillic. The marks of other scripts tell letters apart. */
const ACCENTS = /[\u0300-\u036f]/g;
/** Apostrophes, and letters that are no others with an accent. */
const TYPED_OTHERWISE = /['`´‘’ʼ′＇ßæœøłđς]/g;
/** As they are typed where a keyboard has none of them; apostrophes are left out. */
const TYPED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ς: "σ",
};

/** The form in which texts are compared: "Señorita", "SENORITA" and "señorita" of two characters are one, "don't" is "dont". */
export function foldText(text: string): string {
  const bare = ASCII.test(text)
    ? text
    : text.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
  return bare.toLowerCase().replace(TYPED_OTHERWISE, (sign) => TYPED[sign] ?? "");
}

/** Stands between two fields and in none, so that no word is found across them. */
const BETWEEN = "\0";

function textOf(fields: Fields): string {
  let text = "";
  for (const field of fields) if (field !== null) text += BETWEEN + field;
  return foldText(text);
}

/** Of a folded text. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
