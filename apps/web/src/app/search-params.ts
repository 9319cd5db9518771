/**
 * Search parameters as they stand in the address: text, always. The router's own reading turns `?search=123` into
 * a number and `?search=true` into a boolean, and the search box then shows something else than was typed.
 */

/** A name that stands once is a text, one that stands more often a list of texts. */
export type SearchParams = Record<string, string | string[]>;

/** @param text with or without the leading `?` */
export function parseSearch(text: string): SearchParams {
  const params = new URLSearchParams(text);
  const search: SearchParams = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    const [first = ""] = values;
    // A name like __proto__ must become an entry, not the object's prototype.
    Object.defineProperty(search, name, {
      value: values.length > 1 ? values : first,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return search;
}

/** Empty and missing values leave the address. @returns `?a=b`, or an empty text when nothing is left. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = asText(one);
      if (text !== "") params.append(name, text);
    }
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return "";
}
