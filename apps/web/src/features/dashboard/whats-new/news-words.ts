/** What happened to a record, in a few words. */
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
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

interface Visited {
  /** When the member was here before, ISO 8601; null where that is not known. */
  since: string | null;
  /** Of what has come since. */
  count: number;
}

/** How far back the list goes, and how much of it is new to the member: "In the last month · 2 new since Sat 21 Nov" */
export function newsDetail({ since, count }: Visited, today: string): string {
  if (since === null) return LAST_MONTH;
  const day = dayOfYear(localDate(new Date(since)), today);
  return `${LAST_MONTH} · ${count === 0 ? "nothing" : `${count} new`} since ${day}`;
}

const LAST_MONTH = "In the last month";
