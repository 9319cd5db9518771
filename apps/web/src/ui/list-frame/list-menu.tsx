/** Everything else that can be done with the whole list. */
import { IconDots, IconFold, IconFoldDown } from "@tabler/icons-react";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuContents, MenuGroup } from "../menu/menu-item.ts";
import type { ListSort } from "./list-options.ts";
import { sortDirection, sortFields } from "./sort-control.tsx";

interface ListMenuProps<Field extends string> {
  /** Given where there is no room for a control of its own. */
  sort: ListSort<Field> | undefined;
  /** Undefined for a list whose rows don't expand. */
  onExpandAll: ((open: boolean) => void) | undefined;
  more: MenuContents | undefined;
}

export function ListMenu<Field extends string>(props: ListMenuProps<Field>) {
  const { sort, onExpandAll, more } = props;
  if (!sort && !onExpandAll && !more) return null;
  const all = () => [
    ...(sort ? [sortFields(sort), sortDirection(sort)] : []),
    ...(onExpandAll ? [expandGroup(onExpandAll)] : []),
  ];
  return (
    <MenuButton label="More for this list" groups={all} more={more}>
      <IconDots aria-hidden />
    </MenuButton>
  );
}

function expandGroup(onExpandAll: (open: boolean) => void): MenuGroup {
  return {
    key: "expand",
    items: [
      {
        key: "expand",
        label: "Expand all",
        icon: <IconFoldDown />,
        onSelect: () => onExpandAll(true),
      },
      {
        key: "collapse",
        label: "Collapse all",
        icon: <IconFold />,
        onSelect: () => onExpandAll(false),
      },
    ],
  };
}
