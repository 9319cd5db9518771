/** What the focus on stage makes of a key: menus and fields keep theirs, the list has rows, a button is pressed. */
import { rowOfKey } from "./stage-keys.ts";

interface StageTarget {
  key: string;
  /** The songs of the list, where one of them has the focus. */
  links: readonly HTMLElement[];
  link: HTMLElement | null;
}

interface KeyPress {
  key: string;
  target: EventTarget;
  defaultPrevented: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Null for a press that is not the stage's. */
export function pressOn(event: KeyPress): StageTarget | null {
  const { key, target, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  if (defaultPrevented || ctrlKey || altKey || metaKey || !(target instanceof Element)) return null;
  if (target.closest("[popover], select, [role='menu']")) return null;
  const isPressed = key === "Enter" ? "a, button" : "button";
  if ((key === "Enter" || key === " ") && target.closest(isPressed)) return null;
  const list = target.closest("[data-part='list']");
  const links = [...(list?.querySelectorAll<HTMLElement>("ol a") ?? [])];
  return { key, links, link: links.find((link) => link === target) ?? null };
}

/** The row of the list that a key leads to, from the one that has the focus. */
export function rowToFocus({ key, links, link }: StageTarget): HTMLElement | null {
  if (link === null) return null;
  const row = rowOfKey(key, links.indexOf(link), links.length);
  return row === null ? null : (links[row] ?? null);
}
