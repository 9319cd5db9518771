import { describe, expect, it, vi } from "vitest";
import { hiddenRows } from "./hidden-rows.ts";

type Tag = "open" | "booked" | "past";

const anchor = { name: "The Anchor", tag: "open" as Tag };
const bell = { name: "The Bell", tag: "past" as Tag };
const crown = { name: "The Crown", tag: "booked" as Tag };
const swan = { name: "The Swan", tag: "past" as Tag };

const TAGS: readonly { tag: Tag; name: string }[] = [
  { tag: "open", name: "Open" },
  { tag: "booked", name: "Booked" },
  { tag: "past", name: "Past" },
];

function hidden(shown: readonly (typeof anchor)[]) {
  const onShow = vi.fn<(tags: readonly Tag[]) => void>();
  const rows = [anchor, bell, crown, swan];
  return { onShow, hidden: hiddenRows({ rows, shown, tags: TAGS, tagOf, onShow }) };
}

function tagOf({ tag }: { tag: Tag }): Tag {
  return tag;
}

describe("the rows that filters keep away", () => {
  it("stand by their tag, in the order of the tags, each tag only where it has some", () => {
    expect(hidden([anchor]).hidden.groups).toEqual([
      { key: "booked", label: "Booked", rows: [crown] },
      { key: "past", label: "Past", rows: [bell, swan] },
    ]);
  });

  it("stand by a tag that is shown as well, where another filter takes them", () => {
    expect(hidden([bell, anchor, crown]).hidden.groups).toEqual([
      { key: "past", label: "Past", rows: [swan] },
    ]);
  });

  it("are none where all are shown", () => {
    expect(hidden([anchor, bell, crown, swan]).hidden.groups).toEqual([]);
  });

  it("are asked for by their tags", () => {
    const { hidden: rows, onShow } = hidden([]);
    rows.onShow(["past", "open"]);
    expect(onShow.mock.calls).toEqual([[["open", "past"]]]);
  });
});
