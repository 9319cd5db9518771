/** Each column of the table with what it is taken for; changed before anything runs. */
import {
  type ImportColumn,
  IMPORT_FIELDS,
  KEPT_COLUMN,
} from "@bandstand/domain/song-import/columns";
import { NativeSelect } from "../../ui/native-fields/native-select.tsx";
import type { TableDescription } from "./reading/describe-table.ts";
import type { ImportChoices } from "./reading/import-plan.ts";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./column-mapping.module.css";

interface ColumnMappingProps {
  table: TableDescription;
  choices: ImportChoices;
  onColumn: (column: number, field: ImportColumn | null) => void;
  onHead: (firstIsHead: boolean) => void;
}

const LEFT_OUT = "none";
const OPTIONS = [
  { value: LEFT_OUT, label: "Leave out" },
  { value: KEPT_COLUMN, label: "Into the notes" },
  ...IMPORT_FIELDS.map(({ field, label }) => ({ value: field, label })),
] as const;

export function ColumnMapping({ table, choices, onColumn, onHead }: ColumnMappingProps) {
  const { file, encoding, delimiter, lines, columns, unclosedLine } = table;
  return (
    <section className={styles.mapping} aria-labelledby="import-columns">
      <SectionTitle id="import-columns">Columns</SectionTitle>
      <p className={styles.facts}>
        {file}: {lines.toLocaleString("en-GB")} {lines === 1 ? "line" : "lines"}, {encoding},
        separated by {delimiter}.
      </p>
      {unclosedLine !== null && (
        <p className={styles.warning} role="alert">
          The quotation mark on line {unclosedLine} is never closed: everything behind it was read
          as one cell. Fix the file first.
        </p>
      )}
      <label className={styles.head}>
        <input
          type="checkbox"
          checked={choices.firstIsHead}
          onChange={(event) => onHead(event.currentTarget.checked)}
        />
        The first line names the columns
      </label>
      <ul className={styles.columns}>
        {columns.map(({ name, samples }, index) => {
          const field = choices.mapping[index] ?? null;
          return (
            // Columns have no other name that is theirs alone, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.column} data-left-out={field === null || undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.samples}>
                {samples.length > 0 ? samples.join(" · ") : "empty"}
              </span>
              <NativeSelect
                label={`${name} is`}
                quietLabel
                value={field ?? LEFT_OUT}
                options={OPTIONS}
                onChange={(value) => onColumn(index, value === LEFT_OUT ? null : value)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
