import { deleteSong, getSong } from "@bandstand/contracts/songs";
import { expect, it } from "vitest";
import { allowedGroups } from "./allowed-groups.ts";
import type { MenuGroup } from "./menu-item.ts";

const item = (key: string) => ({ key, label: key, onSelect: () => {} });
const GROUPS: readonly MenuGroup[] = [
  { key: "open", items: [{ ...item("view"), call: getSong }, item("details")] },
  { key: "remove", items: [{ ...item("delete"), call: deleteSong }] },
];

const shown = (may: Parameters<typeof allowedGroups>[1]) =>
  allowedGroups(GROUPS, may).map(({ key, items }) => [key, items.map((one) => one.key)]);

it("a menu holds what the member may call, and what is no call", () => {
  expect(shown(() => true)).toEqual([
    ["open", ["view", "details"]],
    ["remove", ["delete"]],
  ]);
  expect(shown(() => false)).toEqual([["open", ["details"]]]);
});

it("a group that is left with nothing is not in it", () => {
  expect(shown(({ access }) => access.kind === "read")).toEqual([["open", ["view", "details"]]]);
});
