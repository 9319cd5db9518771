import type { MenuGroup } from "../menu/menu-item.ts";
import type { ListColumn, RowPlace } from "./columns.ts";
import { RowButton } from "./row-button.tsx";
import { RowDots } from "./row-icons.ts";

// One element for all rows: what is the same object is not drawn again.
const DOTS = <RowDots aria-hidden />;

interface MenuColumnOptions<Row> {
  /** "More for Paper Lanterns" */
  label: (row: Row) => string;
  /** Asked when the menu of a row opens. */
  groups: (row: Row, place: RowPlace) => readonly MenuGroup[];
}

/** A column with what can be done with a row. */
export function menuColumn<Row>({ label, groups }: MenuColumnOptions<Row>): ListColumn<Row> {
  return {
    key: "menu",
    label: "Actions",
    width: "var(--control)",
    align: "end",
    cell: (row, place) => {
      const { menu, tabIndex } = place;
      return (
        <RowButton
          label={label(row)}
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-expanded={menu.isOpen}
          aria-controls={menu.isOpen ? menu.id : undefined}
          onPointerDown={menu.onPress}
          onClick={({ currentTarget }) =>
            menu.onClick(currentTarget, label(row), () => groups(row, place))
          }
        >
          {DOTS}
        </RowButton>
      );
    },
  };
}
