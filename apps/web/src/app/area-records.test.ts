import { createContext } from "react";
import { describe, expect, it } from "vitest";
import type { WindowOpeners } from "../records/kit/record-windows.ts";
import type { Windows } from "../ui/windows/window-context.ts";
import { recordsOf } from "./area-records.ts";

interface VenueWindows {
  add(): void;
  edit(venue: { id: number; name: string }): void;
}

const NO_WINDOWS: Windows = {
  open: () => {},
  follow: () => {},
  close: async () => true,
  closeAll: async () => true,
};

function openedBy(draft: { id: number | null; label: string }): string[] {
  const opened: string[] = [];
  const venues = recordsOf<VenueWindows>({
    kind: "venue",
    context: createContext<WindowOpeners<VenueWindows> | null>(null),
    windows: () => ({
      add: () => opened.push("add"),
      edit: ({ id, name }) => opened.push(`edit ${id}, ${name}`),
    }),
    List: () => null,
  });
  venues.openDraft(NO_WINDOWS, draft);
  return opened;
}

describe("a draft of an area's records", () => {
  it("opens the form of the record that it changes", () => {
    expect(openedBy({ id: 7, label: "The Anchor" })).toEqual(["edit 7, The Anchor"]);
  });

  it("opens the form of a new record where it is of none", () => {
    expect(openedBy({ id: null, label: "the new venue" })).toEqual(["add"]);
  });
});
