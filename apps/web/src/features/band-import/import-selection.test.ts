import type { Importable } from "@bandstand/contracts/band-import";
import { describe, expect, it } from "vitest";
import {
  isAllSelected,
  NOTHING_SELECTED,
  selected,
  toggled,
  toggledAll,
} from "./import-selection.ts";

const item = (id: number, status: Importable["status"] = "new"): Importable => ({
  id,
  title: `Song ${id}`,
  artist: "Anna",
  nameConflict: false,
  documentCount: 0,
  hasRecording: false,
  status,
});
const items = [item(1), item(2), item(3, "imported")];

describe("the selection of an import", () => {
  it("takes an item in and out", () => {
    const one = toggled(NOTHING_SELECTED, 1);
    expect([...one]).toEqual([1]);
    expect([...toggled(one, 1)]).toEqual([]);
  });

  it("of all leaves out what was imported before", () => {
    expect([...toggledAll(NOTHING_SELECTED, items)]).toEqual([1, 2]);
  });

  it("goes back to nothing where all are picked", () => {
    expect([...toggledAll(new Set([1, 2]), items)]).toEqual([]);
  });

  it("keeps what a search hides", () => {
    expect([...toggledAll(new Set([1]), [item(2)])]).toEqual([1, 2]);
    expect([...toggledAll(new Set([1, 2]), [item(2)])]).toEqual([1]);
  });

  it("is never all where there is nothing to pick", () => {
    expect(isAllSelected(NOTHING_SELECTED, [item(3, "imported")])).toBe(false);
  });

  it("sends no item that has gone or was imported meanwhile", () => {
    expect(selected(new Set([1, 3, 9]), items)).toEqual([item(1)]);
  });
});
