/** The menu of one row: there is one for the whole board, made when it is opened. */
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowRight,
  IconCoffee,
  IconMessage,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useId, useRef } from "react";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { MenuPanel } from "../../../ui/menu/menu-panel.tsx";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";

export interface RowMenuActions {
  /** Null for a song that is only available. */
  edit: (() => void) | null;
  toList: readonly { key: string; label: string; run: () => void }[];
  toTop: (() => void) | null;
  toBottom: (() => void) | null;
  insert: ((kind: InterludeKind) => void) | null;
  remove: { label: string; run: () => void } | null;
}

interface RowMenuProps {
  label: string;
  button: HTMLElement;
  actions: RowMenuActions;
  onClose: () => void;
}

export function RowMenu({ label, button, actions, onClose }: RowMenuProps) {
  const id = useId();
  const opener = useRef<HTMLElement | null>(button);
  return (
    <MenuPanel
      id={id}
      label={label}
      groups={rowMenuGroups(actions)}
      button={opener}
      onClose={onClose}
    />
  );
}

function rowMenuGroups({
  edit,
  toList,
  toTop,
  toBottom,
  insert,
  remove,
}: RowMenuActions): MenuGroup[] {
  const groups: MenuGroup[] = [];
  if (edit) {
    groups.push({
      key: "edit",
      items: [{ key: "edit", label: "Edit…", icon: <IconPencil />, onSelect: edit }],
    });
  }
  groups.push({
    key: "move",
    label: "Move to…",
    items: [
      ...(toTop ? [{ key: "top", label: "Top", icon: <IconArrowBarToUp />, onSelect: toTop }] : []),
      ...(toBottom
        ? [{ key: "bottom", label: "Bottom", icon: <IconArrowBarToDown />, onSelect: toBottom }]
        : []),
      ...toList.map(({ key, label, run }) => ({
        key,
        label,
        icon: <IconArrowRight />,
        onSelect: run,
      })),
    ],
  });
  if (insert) {
    groups.push({
      key: "insert",
      label: "Insert below",
      items: [
        { key: "break", label: "Break", icon: <IconCoffee />, onSelect: () => insert("break") },
        {
          key: "spoken",
          label: "Spoken note",
          icon: <IconMessage />,
          onSelect: () => insert("spoken"),
        },
      ],
    });
  }
  if (remove) {
    groups.push({
      key: "remove",
      items: [
        {
          key: "remove",
          label: remove.label,
          icon: <IconTrash />,
          danger: true,
          onSelect: remove.run,
        },
      ],
    });
  }
  return groups;
}
