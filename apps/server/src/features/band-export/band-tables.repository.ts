/** The tables and columns of a band that its file has. */
import {
  type ColumnShape,
  inOrderOfReference,
  type TableShape,
} from "@bandstand/domain/band-file/table-shape";
import { readCatalogue } from "../../records/band-tables/catalogue.repository.ts";
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from "./left-out.ts";

/** In the order in which rows can be put in. */
export async function bandTables(tx: Parameters<typeof readCatalogue>[0]): Promise<TableShape[]> {
  const tables = await readCatalogue(tx);
  return inOrderOfReference(
    tables
      .filter(({ name }) => name !== "users" && !(name in LEFT_OUT_TABLES))
      .map(({ name, columns }) => ({
        name,
        columns: columns.filter((column) => !(`${name}.${column.name}` in LEFT_OUT_COLUMNS)),
      })),
  );
}

/** Members as people: nothing of their accounts but what the band calls them by. */
export const PEOPLE: TableShape = {
  name: "people",
  columns: [
    column("id", "int4", "integer"),
    { ...column("email", "varchar", "character varying(60)"), length: 60 },
    { ...column("forename", "varchar", "character varying(16)"), length: 16, nullable: true },
    { ...column("surname", "varchar", "character varying(16)"), length: 16, nullable: true },
  ],
};

function column(name: string, type: ColumnShape["type"], sqlType: string): ColumnShape {
  return { name, type, sqlType, length: null, nullable: false, hasDefault: false, refersTo: null };
}
