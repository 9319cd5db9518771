/** What happened to a record, in a few words. */
import { dayFromToday } from "@bandstand/domain/day-words";
import { localDate } from "../../../lib/local-date.ts";
import type { NewsItem } from "./whats-new.ts";

const NAMES: Readonly<Record<NewsItem["kind"], string>> = {
  song: "song",
  setlist: "set list",
  event: "event",
  bandUser: "member",
  document: "document",
};

/** "New recording · Joss · 2 days ago" */
export function newsWords({ kind, how, at, by }: NewsItem, today: string): string {
  const day = dayFromToday(localDate(new Date(at)), today);
  return [whatHappened(NAMES[kind], how), by, day.toLowerCase()].filter(Boolean).join(" · ");
}

function whatHappened(name: string, how: NewsItem["how"]): string {
  if (how === "recorded") return "New recording";
  return how === "added"
    ? `New ${name}`
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} changed`;
}
