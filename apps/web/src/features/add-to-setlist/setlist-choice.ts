/** The set lists that songs may be put into, as they are offered. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { isPast } from "@bandstand/domain/event-visibility";
import { offeredSections, usualSection } from "@bandstand/domain/setlist-additions";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import type { AddableSong } from "../../records/setlists/add-to-setlist.ts";
import { mainEvent, playedEvent } from "../../records/setlists/setlist-events.ts";
import { timingOf } from "../../records/setlists/setlist-facts.ts";
import { minutesOfPlan } from "../../records/setlists/running-time/running-time-words.ts";

export interface SetChoice {
  section: number;
  name: string;
  /** To the nearest. */
  minutes: number;
  isUsual: boolean;
}

export interface SetlistChoice {
  id: number;
  name: string;
  /** Who plays it where and how long it is. */
  facts: string;
  sets: readonly SetChoice[];
  /** The songs that it holds already, each with its set. */
  here: readonly { title: string; set: string }[];
  /** It holds all of them. */
  isFull: boolean;
}

/** From so many on there is a field to find one. */
export const MANY_SETLISTS = 9;

/** The next gig first, then what was changed last. */
export function inOrderOfUse(rows: readonly SetlistRow[], today: string): SetlistRow[] {
  const gig = ({ Event }: SetlistRow) => {
    const event = playedEvent(Event, today);
    return event && !isPast(event.eventDate, today) ? event.eventDate : null;
  };
  return rows.toSorted((one, other) => {
    const [mine, theirs] = [gig(one), gig(other)];
    if (mine !== theirs && (mine === null || theirs === null)) return mine === null ? 1 : -1;
    return (mine ?? "").localeCompare(theirs ?? "") || other.updatedAt.localeCompare(one.updatedAt);
  });
}

export function choiceOf(
  row: SetlistRow,
  songs: readonly AddableSong[],
  today: string,
): SetlistChoice {
  const timing = timingOf(row);
  const event = mainEvent(row.Event, today);
  const minutes = minutesOfPlan(timing.totalMinutes, row.plannedLength);
  const sections = new Map(row.songs.map((entry) => [entry.songId, entry.setlistSectionId]));
  const here = songs.flatMap(({ id, title }) => {
    const section = sections.get(id);
    return section === undefined ? [] : [{ title, set: shortSectionName(section) }];
  });
  const lengths = new Map([...timing.sets, timing.encore].map((set) => [set.section, set.minutes]));
  return {
    id: row.id,
    name: row.name,
    facts: event === null ? minutes : `${event} · ${minutes}`,
    sets: offeredSections(row, row.songs).map((section) => ({
      section,
      name: shortSectionName(section),
      minutes: lengths.get(section) ?? 0,
      isUsual: section === usualSection(row),
    })),
    here,
    isFull: here.length === songs.length,
  };
}

const MOST_NAMED = 2;

/** "Paper Lanterns is in Set 1 already", "Half Moon, Low Tide and 3 more are in it already". Empty for none. */
export function hereWords(here: SetlistChoice["here"]): string {
  const [first] = here;
  if (first === undefined) return "";
  if (here.length === 1) return `“${first.title}” is in ${first.set} already`;
  return `${titlesOf(here)} are in it already`;
}

/** "“Half Moon”, “Low Tide” and 3 more" */
export function titlesOf(songs: readonly { title: string }[]): string {
  const room = songs.length === MOST_NAMED + 1 ? songs.length : MOST_NAMED;
  const named = songs.slice(0, room).map(({ title }) => `“${title}”`);
  const more = songs.length - named.length;
  const parts = more > 0 ? [...named, `${more.toLocaleString("en-GB")} more`] : named;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
