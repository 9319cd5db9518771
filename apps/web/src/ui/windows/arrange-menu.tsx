/** Sizes at one press: the way to resize and move a window without dragging. */
import {
  IconArrowBackUp,
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMaximize,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuButton } from "../menu/menu-button.tsx";
import type { MenuGroup } from "../menu/menu-item.ts";
import type { WindowSlot } from "./window-geometry.ts";
import styles from "./window.module.css";

interface ArrangeMenuProps {
  /** In a slot now, and with a size of its own to go back to. */
  arranged: boolean;
  onArrange: (slot: WindowSlot | "own") => void;
}

export function ArrangeMenu({ arranged, onArrange }: ArrangeMenuProps) {
  const item = (slot: WindowSlot | "own", label: string, icon: ReactNode) => ({
    key: slot,
    label,
    icon,
    onSelect: () => onArrange(slot),
  });
  const groups = (): MenuGroup[] => [
    {
      key: "slots",
      items: [
        item("fill", "Fill the screen", <IconMaximize />),
        item("left", "Left half", <IconLayoutSidebar />),
        item("right", "Right half", <IconLayoutSidebarRight />),
        ...(arranged ? [item("own", "Own size", <IconArrowBackUp />)] : []),
      ],
    },
  ];
  return (
    <MenuButton label="Arrange" className={styles.arrange} groups={groups}>
      <IconMaximize aria-hidden />
    </MenuButton>
  );
}
