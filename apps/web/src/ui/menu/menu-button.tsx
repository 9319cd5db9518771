/**
 * A button with a menu. A list has one in every row, so a closed one is no more than its button; the open menu is the
 * browser's popover, above everything, and a sheet at the foot of a phone.
 */
import type { ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { Part } from "../parts/part.tsx";
import { LateMenuPanel } from "./late-menu-panel.ts";
import type { MenuContents, MenuGroup } from "./menu-item.ts";

interface MenuButtonProps {
  /** "More for Paper Lanterns" */
  label: string;
  /** Asked when the menu opens. */
  groups: () => readonly MenuGroup[];
  /** What follows them. */
  more?: MenuContents | undefined;
  /** The icon of the button, or its words where `words` is set. */
  children: ReactNode;
  words?: boolean;
  size?: "small" | "normal";
  tabIndex?: number | undefined;
  className?: string | undefined;
}

export function MenuButton(props: MenuButtonProps) {
  const { label, groups, more, children, words = false, size = "normal", tabIndex } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** The press that opens its button's menu also closes it, before the click comes. */
  const wasOpen = useRef(false);
  const menuId = useId();

  const shared = {
    ref: button,
    size,
    tabIndex,
    "aria-haspopup": "menu" as const,
    "aria-expanded": open,
    "aria-controls": open ? menuId : undefined,
    ...(props.className !== undefined && { className: props.className }),
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: () => {
      setOpen(!wasOpen.current);
      wasOpen.current = false;
    },
  };
  const close = (): void => setOpen(false);
  const panel = (all: readonly MenuGroup[]) => (
    <LateMenuPanel id={menuId} label={label} groups={all} button={button} onClose={close} />
  );
  return (
    <>
      {words ? (
        <Button {...shared} kind="quiet" aria-label={label}>
          {children}
        </Button>
      ) : (
        <IconButton {...shared} label={label}>
          {children}
        </IconButton>
      )}
      {open && (
        <Part onFailed={close}>
          {more ? more((others) => panel([...groups(), ...others])) : panel(groups())}
        </Part>
      )}
    </>
  );
}
