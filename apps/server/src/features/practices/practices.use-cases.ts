/** One's own practice of a song. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { PracticeDay, PracticeLog } from "@bandstand/contracts/practices";
import { MOST_PRACTICES } from "@bandstand/domain/band-limits";
import { addDays, daysBetween } from "@bandstand/domain/calendar-date";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { isSong } from "../../records/songs/is-song.ts";
import {
  countPractices,
  listDays,
  listTrainings,
  type Practice,
  putPractice,
  sumUp,
} from "./practices.repository.ts";

/** Twelve weeks. */
const SHOWN_DAYS = 84;
/** What waited on a device for longer than a year is no news. */
const OLDEST_DAYS = 366;

/** Throws `song_not_found`. */
export function read(database: Database, caller: Caller, songId: number): Promise<PracticeLog> {
  const own = { bandUserId: caller.id, songId };
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    if (!(await isSong(tx, songId))) throw new Failure("song_not_found");
    const from = addDays(caller.today, 1 - SHOWN_DAYS);
    return {
      days: await listDays(tx, own, from),
      trainings: await listTrainings(tx, own, from),
      total: await sumUp(tx, own),
    };
  });
}

/** Throws `song_not_found`, `limit_reached`, and `invalid` for a day to come or long gone. */
export function keep(
  database: Database,
  caller: Caller,
  songId: number,
  practice: Practice,
): Promise<PracticeDay> {
  const ago = daysBetween(practice.day, caller.today);
  // It may be tomorrow where the member is.
  if (ago < -1 || ago > OLDEST_DAYS) throw invalidField("day", "Not a day of the last year");
  return database.band(bandScope(caller), async (tx) => {
    const own = { bandUserId: caller.id, songId };
    const kept = await putPractice(tx, own, practice);
    if (!kept) throw new Failure("song_not_found");
    if ((await countPractices(tx, own)) > MOST_PRACTICES) throw new Failure("limit_reached");
    return kept;
  });
}
