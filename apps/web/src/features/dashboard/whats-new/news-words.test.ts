import { expect, it } from "vitest";
import { newsDetail, newsWords } from "./news-words.ts";
import type { NewsItem } from "./whats-new.ts";

const item: NewsItem = {
  kind: "song",
  id: 1,
  name: "Small Hours",
  how: "recorded",
  at: "2026-11-21T12:00:00.000Z",
  by: "Joss",
};

it("a change is told by what it is, who made it and how long ago", () => {
  expect(newsWords(item, "2026-11-23")).toBe("New recording · Joss · 2 days ago");
});

it("a change by somebody who has left, or of whom nobody knows, is told without them", () => {
  const left: NewsItem = { ...item, kind: "setlist", how: "changed", by: null };
  expect(newsWords(left, "2026-11-21")).toBe("Set list changed · today");
  const joined: NewsItem = { ...item, kind: "bandUser", how: "added", by: null };
  expect(newsWords(joined, "2026-11-22")).toBe("New member · yesterday");
});

it("the list says that it is of the last month, and what of it is new to whoever was here before", () => {
  const since = "2026-11-21T12:00:00.000Z";
  expect([
    newsDetail({ since: null, count: 0 }, "2026-11-23"),
    newsDetail({ since, count: 0 }, "2026-11-23"),
    newsDetail({ since, count: 2 }, "2026-11-23"),
  ]).toEqual([
    "In the last month",
    "In the last month · nothing since Sat 21 Nov",
    "In the last month · 2 new since Sat 21 Nov",
  ]);
});
