import { describe, expect, it } from "vitest";
import type { SearchTextAction } from "./search-text.ts";
import { searchTextReducer, startSearch } from "./search-text.ts";

const after = (...actions: SearchTextAction[]) =>
  actions.reduce(searchTextReducer, startSearch(""));

describe("the search box", () => {
  it("shows what is typed before the address knows it", () => {
    expect(after({ type: "typed", text: "nor" })).toEqual({ text: "nor", sent: "" });
  });

  it("keeps what was typed while the address followed", () => {
    const state = after(
      { type: "typed", text: "nor" },
      { type: "sent" },
      { type: "typed", text: "north" },
      { type: "arrived", text: "nor" },
    );
    expect(state).toEqual({ text: "north", sent: "nor" });
  });

  it("follows Back and links", () => {
    const state = after(
      { type: "typed", text: "nor" },
      { type: "sent" },
      { type: "arrived", text: "" },
    );
    expect(state).toEqual({ text: "", sent: "" });
  });

  it("follows a link even over letters that were not sent yet", () => {
    const state = after({ type: "typed", text: "nor" }, { type: "arrived", text: "glass" });
    expect(state).toEqual({ text: "glass", sent: "glass" });
  });
});
