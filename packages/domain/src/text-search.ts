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

/** An accented letter may be typed as one character and kept as two. */
function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
