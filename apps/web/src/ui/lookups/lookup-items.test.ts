import { describe, expect, it, vi } from "vitest";
import { lookupItems } from "./lookup-items.ts";

const rows = [{ id: 3, name: "Rock" }];
const item = ({ id, name }: { id: number; name: string }) => ({
  key: String(id),
  label: name,
  onSelect: () => {},
});

describe("a menu of rows that the server knows", () => {
  it("has an item for each", () => {
    const lookup = { data: rows, error: null, isFetching: false, refetch: vi.fn() };
    expect(lookupItems("genres", lookup, item).map(({ label }) => label)).toEqual(["Rock"]);
  });

  it("says that they were not loaded, and asks again", () => {
    const refetch = vi.fn();
    const lookup = { data: undefined, error: new Error("Not now."), isFetching: false, refetch };
    const [only, ...others] = lookupItems("genres", lookup, item);
    expect(only?.label).toBe("The genres were not loaded. Try again");
    expect(others).toEqual([]);
    only?.onSelect();
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it("keeps those it has when they cannot be asked for anew", () => {
    const lookup = {
      data: rows,
      error: new Error("Not now."),
      isFetching: false,
      refetch: vi.fn(),
    };
    expect(lookupItems("genres", lookup, item)).toHaveLength(1);
  });
});
