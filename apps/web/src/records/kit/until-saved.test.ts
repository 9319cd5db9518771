import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { recordKeys } from "./record-keys.ts";
import { untilSaved } from "./until-saved.ts";

const ADDED = { id: 7, updatedAt: "2026-11-22T20:00:00.000Z" };
const SAVED = { id: 7, updatedAt: "2026-11-22T20:03:00.000Z" };
const KEYS = recordKeys("setlist");
const SECTIONS = [...KEYS.one(7), "sections"];

function watching() {
  const queries = new QueryClient();
  queries.setQueryData(SECTIONS, ADDED);
  let over = 0;
  const stop = untilSaved(queries, KEYS, ADDED)(() => (over += 1));
  return { queries, stop, told: () => over > 0 };
}

describe("watching for the first save of a record", () => {
  it("tells nothing while it is read as it was added", () => {
    const { queries, told } = watching();
    queries.setQueryData(SECTIONS, { ...ADDED });
    queries.setQueryData(KEYS.list, [ADDED, { ...SAVED, id: 8 }]);
    expect(told()).toBe(false);
  });

  it("tells of a save, wherever this device hears of it", () => {
    const opened = watching();
    opened.queries.setQueryData(SECTIONS, SAVED);
    expect(opened.told()).toBe(true);
    const listed = watching();
    listed.queries.setQueryData(KEYS.list, [SAVED]);
    expect(listed.told()).toBe(true);
  });

  it("tells that it is gone", () => {
    const { queries, told } = watching();
    queries.removeQueries({ queryKey: KEYS.one(7) });
    expect(told()).toBe(true);
  });

  it("tells nothing more once it is called off", () => {
    const { queries, stop, told } = watching();
    stop();
    queries.setQueryData(SECTIONS, SAVED);
    expect(told()).toBe(false);
  });
});
