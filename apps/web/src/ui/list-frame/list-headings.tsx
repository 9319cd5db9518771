/** The heads of the columns: those that sort are pressed to sort by them, and again for the other way round. */
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ListColumn } from "./columns.ts";
import styles from "./list-headings.module.css";
import type { ListSort } from "./list-options.ts";
import { sortBy } from "./sort-control.tsx";

interface ListHeadingsProps<Row, Field extends string> {
  columns: readonly ListColumn<Row>[];
  sort: ListSort<Field> | undefined;
  /** Else they are for screen readers alone. */
  shown: boolean;
}

export function ListHeadings<Row, Field extends string>(props: ListHeadingsProps<Row, Field>) {
  const { columns, sort, shown } = props;
  return (
    <div role="rowgroup" className={shown ? styles.headings : styles.spoken}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} shown={shown} />
        ))}
      </div>
    </div>
  );
}

function Heading<Row, Field extends string>({
  column: { label, hangs, align, sorts, headless = false },
  sort,
  shown,
}: Pick<ListHeadingsProps<Row, Field>, "sort" | "shown"> & { column: ListColumn<Row> }) {
  const field = sort?.fields.find(({ value }) => value === sorts)?.value;
  const direction = field !== undefined && sort?.field === field ? sort.direction : undefined;
  return (
    <div
      role="columnheader"
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
      className={styles.heading}
      data-hangs={hangs}
      data-align={align}
    >
      {shown && sort && field !== undefined ? (
        <button
          type="button"
          className={styles.sort}
          title={`Sort by ${label.toLowerCase()}`}
          onClick={() => sortBy(sort, field)}
        >
          {label}
          {direction && (direction === "asc" ? UP : DOWN)}
        </button>
      ) : (
        <span className={headless ? styles.spoken : undefined}>{label}</span>
      )}
    </div>
  );
}

const UP = <IconArrowUp aria-hidden />;
const DOWN = <IconArrowDown aria-hidden />;
