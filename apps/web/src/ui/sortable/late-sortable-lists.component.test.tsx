import { useRef } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { createDragInHand, DragInHandContext } from "./drag-in-hand.ts";
import { lateSortableLists } from "./late-sortable-lists.tsx";
import { RestingList } from "./resting-list.tsx";
import type { SortableLists, SortableListsProps } from "./sortable-lists.tsx";
import type { SortableRowParts } from "./sortable-row.tsx";

const TITLES = Array.from({ length: 40 }, (_, at) => `Song ${at + 1}`);
const SET_1 = [{ key: "1", label: "Set 1", items: TITLES, rowHeight: 48 }];

const movable = page.getByTestId("movable");
const rowOf = (title: string) => page.getByRole("button", { name: title, exact: true });
const list = () => page.getByRole("list", { name: "Set 1" }).element().closest("[data-list]");

const DRAG = createDragInHand();

/** The same lists, which say that they can be moved. */
function Movable<Item>({ lists, itemKey, item, children }: SortableListsProps<Item>) {
  return (
    <DragInHandContext value={DRAG}>
      <div data-testid="movable" />
      {children((key) => {
        const spec = lists.find((one) => one.key === key);
        return spec && <RestingList roving {...{ spec, itemKey, item }} />;
      })}
    </DragInHandContext>
  );
}

/** @returns what sends what they wait for */
async function showBoard({ held = false } = {}) {
  let send = (_lists: typeof SortableLists): void => {};
  const Lists = lateSortableLists(() => new Promise((resolve) => (send = resolve)));
  function Board() {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div ref={root}>
        <style>{"[data-list] { block-size: 200px; }"}</style>
        <input aria-label="Filter songs" />
        <Lists
          root={root}
          held={held}
          lists={SET_1}
          itemKey={(title) => title}
          itemLabel={(title) => title}
          item={titleButton}
          roving
          onMove={() => {}}
        >
          {(showList) => showList("1")}
        </Lists>
      </div>
    );
  }
  await showInProduct(<Board />);
  await expect.element(rowOf("Song 1")).toBeVisible();
  // It is asked for once nothing else is to be done, or a second later on a page that is never idle.
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 1000 }));
  return { come: () => send(Movable) };
}

const titleButton = (title: string, parts: SortableRowParts) => (
  <button {...parts.grip} type="button" data-grip>
    {title}
  </button>
);

it("show their rows at once, with one stop of the Tab key", async () => {
  await showBoard();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(rowOf("Song 1")).toHaveFocus();
  await userEvent.tab();
  expect(list()?.contains(document.activeElement)).toBe(false);
});

it("can be moved once what moves them has come, which nobody has pressed for", async () => {
  const { come } = await showBoard();
  come();
  await expect.element(movable).toBeInTheDocument();
});

it("leave the focus on its row, and the list scrolled as it was", async () => {
  const { come } = await showBoard();
  list()?.scrollTo({ top: 480 });
  await expect.element(rowOf("Song 12")).toBeVisible();
  await rowOf("Song 12").click();
  come();
  await expect.element(movable).toBeInTheDocument();
  await expect.element(rowOf("Song 12")).toHaveFocus();
  expect(list()?.scrollTop).toBe(480);
});

it("wait while somebody types in a field beside them", async () => {
  const { come } = await showBoard();
  const field = page.getByLabelText("Filter songs");
  await field.click();
  come();
  await userEvent.keyboard("moon");
  await expect.element(field).toHaveFocus();
  await expect.element(movable).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(movable).toBeInTheDocument();
  await expect.element(rowOf("Song 1")).toHaveFocus();
});

it("wait while something hangs on a row", async () => {
  const { come } = await showBoard({ held: true });
  come();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(movable).not.toBeInTheDocument();
});
