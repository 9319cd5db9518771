import { describe, expect, it, vi } from "vitest";
import { type ListSearch, readListSearch, tagParam } from "./list-address.ts";
import { listChoices, tagChoice } from "./list-choices.ts";

const SORTS = [
  { value: "name", label: "Name" },
  { value: "city", label: "City" },
] as const;

interface VenueSearch extends ListSearch<"name" | "city"> {
  statuses?: string;
}

function venues(search: VenueSearch = {}) {
  const onSearch = vi.fn<(next: VenueSearch) => void>();
  return { onSearch, list: listChoices({ search, onSearch }, SORTS) };
}

describe("a list whose address says nothing", () => {
  it("is in its usual order, upwards, with no search", () => {
    const { list } = venues();
    expect(list.sort).toMatchObject({ fields: SORTS, field: "name", direction: "asc" });
    expect(list.text.value).toBe("");
  });
});

describe("a list whose usual order begins with the latest", () => {
  const LATEST = [
    { value: "changed", label: "Latest", first: "desc" },
    { value: "title", label: "Title" },
  ] as const;
  type Search = ListSearch<"changed" | "title">;

  it("is downwards where the address says nothing, by titles upwards", () => {
    const sortOf = (search: Search) => listChoices({ search, onSearch: () => {} }, LATEST).sort;
    expect(sortOf({})).toMatchObject({ field: "changed", direction: "desc" });
    expect(sortOf({ sort: "title" })).toMatchObject({ field: "title", direction: "asc" });
  });

  it("is turned by an address that says so, and back by one that does not", () => {
    const onSearch = vi.fn<(next: Search) => void>();
    const { sort } = listChoices<"changed" | "title", Search>({ search: {}, onSearch }, LATEST);
    sort.onChange("changed", "asc");
    sort.onChange("changed", "desc");
    expect(onSearch.mock.calls).toEqual([[{ direction: "asc" }], [{}]]);
    expect(readListSearch({ direction: "asc" }, LATEST)).toEqual({ direction: "asc" });
    expect(readListSearch({ direction: "desc" }, LATEST)).toEqual({});
  });
});

describe("a choice", () => {
  it("comes to the others in the address", () => {
    const { list, onSearch } = venues({ search: "moon", statuses: "open" });
    list.sort.onChange("city", "desc");
    expect(onSearch).toHaveBeenCalledWith({
      search: "moon",
      statuses: "open",
      sort: "city",
      direction: "desc",
    });
  });

  it("leaves the address where it is the usual one", () => {
    const { list, onSearch } = venues({ search: "moon", sort: "city", direction: "desc" });
    list.sort.onChange("name", "asc");
    list.text.onChange("");
    list.change({ statuses: "past" });
    expect(onSearch.mock.calls.map(([next]) => next)).toEqual([
      { search: "moon" },
      { sort: "city", direction: "desc" },
      { search: "moon", sort: "city", direction: "desc", statuses: "past" },
    ]);
  });
});

describe("a filter", () => {
  const statuses = tagParam({ tags: ["open", "past"], usual: ["open"], separator: "." });

  it("adds its tag, and takes it away again", () => {
    const onChange = vi.fn();
    const choice = tagChoice(statuses, undefined, onChange);
    expect(choice.filter("past")).toMatchObject({ key: "past", pressed: false });
    choice.filter("past").onPress();
    choice.filter("open").onPress();
    tagChoice(statuses, "open.past", onChange).filter("past").onPress();
    expect(onChange.mock.calls).toEqual([["open.past"], ["none"], [undefined]]);
  });
});
