/** What is said once songs were put into a set list, or taken out of it again. */
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import type { AddableSong } from "../../records/setlists/add-to-setlist.ts";
import { type CountedSetlist, timingOf } from "../../records/setlists/setlist-facts.ts";
import { minutesOfPlan } from "../../records/setlists/running-time/running-time-words.ts";
import { titlesOf } from "./setlist-choice.ts";

interface Words {
  title: string;
  reason?: string;
}

interface Put {
  name: string;
  section: number;
  songs: readonly AddableSong[];
  /** Ids of those that the set list did not hold already. */
  added: readonly number[];
  /** The set list with them; null where it could not be read. */
  now: CountedSetlist | null;
}

/** "Added to Half Crown, Set 2 · 98 of 95 min" */
export function putWords({ name, section, songs, added, now }: Put): Words {
  const there = songs.filter(({ id }) => !added.includes(id));
  const were = there.length === 1 ? "was" : "were";
  if (added.length === 0) return { title: `${titlesOf(there)} ${were} in ${name} already` };
  const count = added.length === 1 ? "Added" : `${added.length} songs added`;
  return {
    title: `${count} to ${name}, ${shortSectionName(section)}${weightOf(now)}`,
    ...(there.length > 0 && { reason: `${titlesOf(there)} ${were} in it already.` }),
  };
}

interface TakenOut {
  name: string;
  /** Those that somebody has moved or changed since. */
  stayed: readonly AddableSong[];
  isChanged: boolean;
  now: CountedSetlist | null;
}

export function takenOutWords({ name, stayed, isChanged, now }: TakenOut): Words {
  const title = `Taken out of ${name} again${weightOf(now)}`;
  if (stayed.length > 0) {
    const stay = stayed.length === 1 ? "stays" : "stay";
    return { title, reason: `${titlesOf(stayed)} ${stay}: changed in the set list since.` };
  }
  if (!isChanged) return { title };
  return { title, reason: "The set list has changed meanwhile: what came since stays." };
}

function weightOf(now: CountedSetlist | null): string {
  return now === null ? "" : ` · ${minutesOfPlan(timingOf(now).totalMinutes, now.plannedLength)}`;
}
