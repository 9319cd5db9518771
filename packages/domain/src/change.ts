/** What a form changed: the comparison behind Save and Cancel, the lock, and the body of a save. */

/**
 * The fields of `edited` that differ from `original`, with their edited values. Compares JSON values deeply; a field that
 * `edited` leaves out or holds as undefined counts as untouched, since JSON cannot carry it.
 */
export function changedFields<T extends object>(original: T, edited: Partial<T>): Partial<T> {
  const fields: [string, unknown][] = Object.entries(edited);
  const changed = fields.filter(
    ([field, value]) => value !== undefined && !isEqual(ownValue(original, field), value),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

export function isChanged<T extends object>(original: T, edited: Partial<T>): boolean {
  return Object.keys(changedFields(original, edited)).length > 0;
}

/**
 * Deep equality of JSON values; in objects, a field that is undefined equals one that is absent. Anything that JSON
 * cannot carry (a File, a Date) equals itself only.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Number.isNaN(one) && Number.isNaN(other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isEqual(ownValue(one, field), ownValue(other, field)));
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function ownValue(object: object, field: string): unknown {
  return Object.getOwnPropertyDescriptor(object, field)?.value;
}
