import { IconDots } from "@tabler/icons-react";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup } from "../menu/menu-item.ts";
import type { ListColumn } from "./columns.ts";

interface MenuColumnOptions<Row> {
  /** "More for Paper Lanterns" */
  label: (row: Row) => string;
  /** Asked when the menu of a row opens. */
  groups: (row: Row) => readonly MenuGroup[];
}

/** A column with what can be done with a row. */
export function menuColumn<Row>({ label, groups }: MenuColumnOptions<Row>): ListColumn<Row> {
  return {
    key: "menu",
    label: "Actions",
    width: "var(--control)",
    align: "end",
    cell: (row, { tabIndex }) => (
      <MenuButton label={label(row)} tabIndex={tabIndex} groups={() => groups(row)}>
        <IconDots aria-hidden />
      </MenuButton>
    ),
  };
}
