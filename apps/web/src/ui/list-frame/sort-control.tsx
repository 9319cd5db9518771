/** By what a list is sorted, and which way round. */
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { IconButton } from "../buttons/icon-button.tsx";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup } from "../menu/menu-item.ts";
import styles from "./sort-control.module.css";
import type { ListSort } from "./list-options.ts";

export function SortControl<Field extends string>({ sort }: { sort: ListSort<Field> }) {
  const ascending = sort.direction === "asc";
  const picked = sort.fields.find(({ value }) => value === sort.field)?.label ?? "";
  return (
    <div className={styles.sort}>
      <IconButton
        label={ascending ? "Ascending; sort descending" : "Descending; sort ascending"}
        onClick={() => turn(sort)}
      >
        {ascending ? <IconSortAscending aria-hidden /> : <IconSortDescending aria-hidden />}
      </IconButton>
      <MenuButton words label={`Sort by ${picked}`} groups={() => [sortFields(sort)]}>
        {picked}
      </MenuButton>
    </div>
  );
}

/** The fields to choose from, for any menu. */
export function sortFields<Field extends string>(sort: ListSort<Field>): MenuGroup {
  return {
    key: "sort",
    label: "Sort by",
    items: sort.fields.map(({ value, label }) => ({
      key: value,
      label,
      chosen: value === sort.field,
      onSelect: () => value !== sort.field && sortBy(sort, value),
    })),
  };
}

/** By another field its first way round, by the same one the other way. */
export function sortBy<Field extends string>(sort: ListSort<Field>, field: Field): void {
  if (field === sort.field) turn(sort);
  else sort.onChange(field, sort.fields.find(({ value }) => value === field)?.first ?? "asc");
}

/** The direction, for a menu. */
export function sortDirection<Field extends string>(sort: ListSort<Field>): MenuGroup {
  const ascending = sort.direction === "asc";
  const item = {
    key: "direction",
    label: ascending ? "Sort descending" : "Sort ascending",
    icon: ascending ? <IconSortDescending /> : <IconSortAscending />,
    onSelect: () => turn(sort),
  };
  return { key: "direction", items: [item] };
}

function turn<Field extends string>({ field, direction, onChange }: ListSort<Field>): void {
  onChange(field, direction === "asc" ? "desc" : "asc");
}
