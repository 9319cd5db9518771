/** The search of every list: a text stands somewhere in one of the fields, whatever its case, each sign meaning itself. */

/** Makes the test once, for use on many rows. An empty search finds everything. */
export function searchFor(search: string): (fields: Iterable<string | null>) => boolean {
  const sought = fold(search);
  return (fields) => {
    if (sought === "") return true;
    for (const field of fields) {
      if (field !== null && fold(field).includes(sought)) return true;
    }
    return false;
  };
}

/** Nothing before U+0300, where the accents begin that stand by themselves, is changed by composing. */
const COMPOSED = /^[\0-\u02ff]*$/;

/** An accented letter may be typed as one character and kept as two. Composing is slow, and lists fold on every key. */
function fold(text: string): string {
  return (COMPOSED.test(text) ? text : text.normalize("NFC")).toLowerCase();
}
