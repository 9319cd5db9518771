/** References between records of one band: the band is part of them, so that none can point into another. */
import { type AnyPgColumn, foreignKey, type ForeignKeyBuilder } from "drizzle-orm/pg-core";

interface OfBand {
  bandId: AnyPgColumn;
  id: AnyPgColumn;
}

/** @param name as migrations know it */
export function withinBand(
  name: string,
  [bandId, column]: readonly [AnyPgColumn, AnyPgColumn],
  table: OfBand,
): ForeignKeyBuilder {
  return foreignKey({
    name,
    columns: [bandId, column],
    foreignColumns: [table.bandId, table.id],
  });
}
