/** The menu of a row: a list has one for all its rows, so that each of them is no more than a button. */
import type { RefObject } from "react";
import { useRef, useState } from "react";
import type { RowMenuFace } from "./columns.ts";
import type { RowKey } from "./expansion.ts";

export interface OpenRowMenu extends RowMenuFace {
  key: RowKey;
}

export interface RowMenu {
  /** Of the open menu's element. */
  id: string;
  opened: OpenRowMenu | null;
  button: RefObject<HTMLElement | null>;
  /** Before the click: the press that opens its button's menu also closes it. */
  onPress: (key: RowKey, part: string) => void;
  onClick: (menu: OpenRowMenu, button: HTMLElement) => void;
  close: (key: RowKey) => void;
}

export function useRowMenu(id: string): RowMenu {
  const [opened, setOpened] = useState<OpenRowMenu | null>(null);
  const button = useRef<HTMLElement>(null);
  const pressed = useRef<Pick<OpenRowMenu, "key" | "part">>(null);

  return {
    id,
    opened,
    button,
    onPress(key, part) {
      pressed.current = opened?.key === key && opened.part === part ? { key, part } : null;
    },
    onClick(menu, element) {
      button.current = element;
      const isSame = pressed.current?.key === menu.key && pressed.current.part === menu.part;
      setOpened(isSame ? null : menu);
      pressed.current = null;
    },
    // Another row's may have opened meanwhile.
    close: (key) => setOpened((now) => (now?.key === key ? null : now)),
  };
}
