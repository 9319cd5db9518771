/** The keys of a list: those of the row in hand, and some from wherever on the page nobody types: J and K, and what is done with a record beside it. */
import type { Dispatch, KeyboardEvent } from "react";
import { type ListedKey, useListedKeys, useShortcut } from "../keyboard/keyboard-context.ts";
import { useCurrentWindow, useDockedKey, usePageCovered } from "../windows/window-context.ts";
import type { ExpansionAction } from "./expansion.ts";
import type { ListOptions } from "./list-options.ts";
import { rowStep } from "./row-keys.ts";
import type { RowFocus } from "./use-row-focus.ts";
import type { RowMenu } from "./use-row-menu.ts";
import type { ListSelectionState } from "./use-selection.ts";

const GROUP = "Lists";

interface RowKeysOptions<Row, Field extends string> {
  list: ListOptions<Row, Field>;
  shown: readonly Row[];
  focus: RowFocus;
  /** Null for a list whose rows are not selected. */
  selection: ListSelectionState<Row> | null;
  menu: RowMenu;
  /** Pixels. */
  rowHeight: number;
  expand: Dispatch<ExpansionAction>;
}

export function useRowKeys<Row, Field extends string>(
  options: RowKeysOptions<Row, Field>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { list, shown, focus, selection, menu, rowHeight, expand } = options;
  const { active, rovingRow, goTo } = focus;
  const { keys, onOpen, rowKey } = list;
  const hasDetails = list.details !== undefined;
  const inWindow = useCurrentWindow() !== null;

  const step = (by: number) => (active === null ? goTo(rovingRow) : goTo(rovingRow + by));
  const next = { keys: "j", also: "arrowdown", label: "Next row", group: GROUP };
  useShortcut(inWindow ? null : { ...next, run: () => step(1) });
  const before = { keys: "k", also: "arrowup", label: "Row before", group: GROUP };
  useShortcut(inWindow ? null : { ...before, run: () => step(-1) });
  const ofShown = keys?.find(({ onShown }) => onShown !== undefined);
  const docked = useDockedKey();
  const isCovered = usePageCovered();
  const isBeside = docked !== null && !isCovered && !inWindow;
  useShortcut(
    ofShown === undefined || !isBeside
      ? null
      : {
          keys: ofShown.keys,
          label: ofShown.label,
          group: GROUP,
          run() {
            const row = shown.find((one) => list.isShown?.(one));
            if (row !== undefined) ofShown.onShown?.(row);
          },
        },
  );
  useListedKeys(useKeysOfRow(keys, { opens: !!onOpen, picks: selection !== null, hasDetails }));

  return (event) => {
    const row = shown[rovingRow];
    const { target } = event;
    // Keys in a control of the row are the control's own.
    if (row === undefined || target !== event.currentTarget.ownerDocument.activeElement) return;
    if (!(target instanceof HTMLElement) || target.role !== "row" || event.altKey) return;
    const selected = selection?.onKey(event, rovingRow) ?? null;
    if (selected !== null) {
      event.preventDefault();
      if (selected !== rovingRow) goTo(selected);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const action = keys?.find((one) => one.keys === event.key);
    if (action) {
      event.preventDefault();
      action.run(row, {
        element: target,
        openMenu: (face, button) => menu.onClick({ key: rowKey(row), ...face }, button ?? target),
      });
      return;
    }
    const page = Math.floor(window.innerHeight / rowHeight) - 2;
    const to = rowStep(event.key, { index: rovingRow, count: shown.length, page });
    if (!to || (to.type !== "go" && to.type !== "open" && !hasDetails)) return;
    event.preventDefault();
    if (to.type === "go") goTo(to.index);
    else if (to.type === "open") onOpen?.(row);
    else if (to.type === "toggle") expand({ type: "toggle", key: rowKey(row) });
    else expand({ type: "set", key: rowKey(row), open: to.type === "expand" });
  };
}

interface RowAbilities {
  opens: boolean;
  picks: boolean;
  hasDetails: boolean;
}

/** For the list of keys; the same array while they are the same. */
function useKeysOfRow(
  keys: readonly Pick<ListedKey, "keys" | "label">[] | undefined,
  { opens, picks, hasDetails }: RowAbilities,
): readonly ListedKey[] {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  const listed = [
    ...(opens ? [{ keys: "enter", label: "Open the row" }] : []),
    ...(picks ? [{ keys: "x", label: "Pick the row" }] : []),
    ...(hasDetails ? [{ keys: "arrowright", label: "Show details" }] : []),
    ...(keys ?? []),
  ];
  return listed.map((key) => ({ keys: key.keys, label: key.label, group: GROUP }));
}
