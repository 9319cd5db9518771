import { IconCheck } from "@tabler/icons-react";
import type { KeyboardEvent, RefObject } from "react";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { KeyCaps } from "../keyboard/key-caps.tsx";
import { useFirstPress } from "../overlay/use-first-press.ts";
import { menuStep } from "./menu-keys.ts";
import type { MenuGroup, MenuItem } from "./menu-item.ts";
import styles from "./menu.module.css";
import { placeMenu } from "./place-menu.ts";

interface MenuPanelProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function MenuPanel({ id, label, groups, button, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const onClickCapture = useFirstPress();

  useLayoutEffect(() => {
    const menu = panel.current;
    const opener = button.current;
    if (!menu || !opener) return undefined;
    menu.showPopover({ source: opener });
    const place = opener.getBoundingClientRect();
    const put = () => {
      const { left, top } = placeMenu(
        place,
        { width: menu.offsetWidth, height: menu.offsetHeight },
        { width: window.innerWidth, height: window.innerHeight },
      );
      menu.style.setProperty("--menu-left", `${left}px`);
      menu.style.setProperty("--menu-top", `${top}px`);
    };
    put();
    // What it lists may still be on its way.
    const growth = new ResizeObserver(put);
    growth.observe(menu);

    const follow = (event: ToggleEvent) => {
      if (event.newState === "closed") close();
    };
    // The menu stands still, so a list that scrolls beneath it would leave it behind. What had scrolled before it opened
    // is told late, and has moved nothing since.
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || menu.contains(event.target)) return;
      if (opener.getBoundingClientRect().top !== place.top) menu.hidePopover();
    };
    menu.addEventListener("toggle", follow);
    window.addEventListener("scroll", leave, { capture: true, passive: true });
    return () => {
      growth.disconnect();
      menu.removeEventListener("toggle", follow);
      window.removeEventListener("scroll", leave, { capture: true });
    };
  }, [button]);

  const isEmpty = groups.every(({ items }) => items.length === 0);
  useLayoutEffect(() => {
    const menu = panel.current;
    if (!menu) return;
    const first = isEmpty ? menu : itemsOf(menu)[0];
    first?.focus({ preventScroll: true });
  }, [isEmpty]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Keys of an open menu are not those of the row, form or window around it.
    event.stopPropagation();
    if (event.key === "Tab") panel.current?.hidePopover();
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const labels = items.map((item) => item.textContent);
    const next = menuStep(event.key, at, labels);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  }

  function select(item: MenuItem): void {
    if (item.unavailable !== undefined) return;
    // First the focus goes back to the button, so that what opens now returns it there.
    panel.current?.hidePopover();
    item.onSelect();
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onClick={(event) => event.stopPropagation()}
    >
      {groups.map((group) => (
        <div
          key={group.key}
          role="group"
          aria-label={group.label}
          className={styles.group}
          data-row={group.inRow}
        >
          {group.label !== undefined && (
            <p className={styles.heading} aria-hidden>
              {group.label}
            </p>
          )}
          {group.items.map((item) => (
            <MenuEntry key={item.key} item={item} onSelect={() => select(item)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function MenuEntry({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const { label, icon, keys, chosen, danger, unavailable } = item;
  return (
    <button
      type="button"
      role={chosen === undefined ? "menuitem" : "menuitemradio"}
      tabIndex={-1}
      aria-checked={chosen}
      aria-disabled={unavailable !== undefined || undefined}
      aria-description={unavailable}
      aria-keyshortcuts={keys === " " ? "Space" : keys}
      data-danger={danger ? true : undefined}
      className={styles.item}
      onClick={onSelect}
    >
      <span className={styles.icon} aria-hidden>
        {chosen ? <IconCheck /> : icon}
      </span>
      <span>
        {label}
        {unavailable !== undefined && <span className={styles.reason}>{unavailable}</span>}
      </span>
      {keys !== undefined && (
        <span className={styles.keys} aria-hidden>
          <KeyCaps keys={keys} />
        </span>
      )}
    </button>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}
