import type { MenuContents } from "../menu/menu-item.ts";
import type { ListColumn, RowPlace } from "./columns.ts";
import { rowMenuButton } from "./row-menu-button.ts";
import { RowButton } from "./row-button.tsx";
import { RowDots } from "./row-icons.ts";

// One element for all rows: what is the same object is not drawn again.
const DOTS = <RowDots aria-hidden />;

interface MenuColumnOptions<Row> {
  /** "More for Paper Lanterns" */
  label: (row: Row) => string;
  /** Asked when the menu of a row opens. */
  contents: (row: Row, place: RowPlace) => MenuContents;
  /** Where the column stands. */
  more?: Pick<ListColumn<Row>, "hangs" | "lines">;
}

/** A column with what can be done with a row. */
export function menuColumn<Row>({
  label,
  contents,
  more,
}: MenuColumnOptions<Row>): ListColumn<Row> {
  return {
    key: "menu",
    label: "Actions",
    width: "var(--control)",
    align: "end",
    headless: true,
    ...more,
    cell: (row, place) => {
      const { tabIndex } = place;
      return (
        <RowButton
          label={label(row)}
          tabIndex={tabIndex}
          data-quiet
          {...rowMenuButton(place.menu, {
            part: "actions",
            label: label(row),
            contents: (panel) => contents(row, place)(panel),
          })}
        >
          {DOTS}
        </RowButton>
      );
    },
  };
}
