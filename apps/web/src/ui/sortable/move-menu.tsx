import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowRight,
  IconArrowsMoveVertical,
  IconArrowUp,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup, MenuItem } from "../menu/menu-item.ts";
import {
  isSamePlace,
  type OfferedMove,
  offeredMoves,
  type SortableListSpec,
  type SortablePlace,
} from "./sortable-order.ts";

interface MoveMenuProps<Item> {
  /** "Move Half Moon to…" is made of it. */
  label: string;
  /** Asked when the menu opens. */
  lists: () => readonly SortableListSpec<Item>[];
  from: SortablePlace;
  onMove: (to: SortablePlace) => void;
}

const WITHIN: Record<Exclude<OfferedMove["key"], "list">, { label: string; icon: ReactNode }> = {
  top: { label: "Top", icon: <IconArrowBarToUp /> },
  up: { label: "Up", icon: <IconArrowUp /> },
  down: { label: "Down", icon: <IconArrowDown /> },
  bottom: { label: "Bottom", icon: <IconArrowBarToDown /> },
};

/** What dragging does, for those who would rather not drag. */
export function MoveMenu<Item>({ label, lists, from, onMove }: MoveMenuProps<Item>) {
  function item({ key, to }: OfferedMove): MenuItem {
    const onSelect = () => onMove(to);
    if (key === "list") {
      const name = lists().find((list) => list.key === to.list)?.label ?? to.list;
      return { key: to.list, label: name, icon: <IconArrowRight />, onSelect };
    }
    const isThere = isSamePlace(from, to);
    const end = key === "top" || key === "up" ? "It is at the top" : "It is at the bottom";
    return { ...WITHIN[key], key, unavailable: isThere ? end : undefined, onSelect };
  }

  function groups(): MenuGroup[] {
    const offered = offeredMoves(lists(), from);
    const [within, beyond] = [true, false].map((isHere) =>
      offered.filter(({ key }) => (key !== "list") === isHere).map(item),
    );
    return [
      { key: "within", label: "Move to…", items: within ?? [] },
      ...(beyond && beyond.length > 0 ? [{ key: "lists", items: beyond }] : []),
    ];
  }

  return (
    <MenuButton label={`Move ${label} to…`} groups={groups}>
      <IconArrowsMoveVertical aria-hidden />
    </MenuButton>
  );
}
