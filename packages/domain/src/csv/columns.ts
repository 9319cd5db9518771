/** Which column of a table is which field of a record, by the names that people and other products give. */

export type KnownColumn<Field extends string> = {
  readonly field: Field;
  /** Among the choices of what a column is. */
  readonly label: string;
  /** Written without case, spaces and signs; the better fit first. */
  readonly aliases: readonly string[];
};

/** By column; null is left out. */
export type Mapping<Field extends string> = readonly (Field | null)[];

/** A field goes to the one column whose name fits it best; a column of unknown name is left out. */
export function mappingOf<Field extends string>(
  known: readonly KnownColumn<Field>[],
  head: readonly string[],
): Mapping<Field> {
  const names = head.map(plainName);
  const mapping: (Field | null)[] = head.map(() => null);
  for (const { field, aliases } of known) {
    for (const alias of aliases) {
      const column = names.findIndex((name, index) => name === alias && mapping[index] === null);
      if (column < 0) continue;
      mapping[column] = field;
      break;
    }
  }
  return mapping;
}

/** The mapping with one column changed; a field that another column had moves here. */
export function withColumn<Field extends string>(
  mapping: Mapping<Field>,
  column: number,
  field: Field | null,
): Mapping<Field> {
  return mapping.map((old, index) => {
    if (index === column) return field;
    return old === field ? null : old;
  });
}

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
