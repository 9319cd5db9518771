/** What was told of a gig: read, kept, and forgotten. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { GigReport, SaveGigReport } from "@bandstand/contracts/gig-reports";
import {
  GIG_REPORT_MESSAGES,
  GIGS_OF_A_PACE,
  mayBeReported,
  playedMinutes,
  reckonedSeconds,
  usualPace,
  wrongTimes,
} from "@bandstand/domain/gig-report";
import { canRead } from "@bandstand/domain/permissions";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import {
  deleteReport,
  findGig,
  findReport,
  keepReport,
  latestReports,
  lengthsOf,
  putPlayedSongs,
} from "./gig-reports.repository.ts";

/** Throws `event_not_found`. */
export function read(database: Database, caller: Caller, eventId: number): Promise<GigReport> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readReport(tx, caller, eventId),
  );
}

/** Throws `event_not_found`, `gig_not_played`, `no_right`, and `invalid` for times and songs that cannot be. */
export function save(
  database: Database,
  caller: Caller,
  eventId: number,
  { songs, ...times }: SaveGigReport,
): Promise<GigReport> {
  const wrong = wrongTimes(times);
  if (wrong) throw invalidField(wrong.path, wrong.message);
  // What one does not see, one does not change.
  if (songs && !canRead(caller, "SL")) throw new Failure("no_right");
  if (songs && new Set(songs).size < songs.length)
    throw invalidField("songs", GIG_REPORT_MESSAGES.sameSongTwice);
  return database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, EVENT, eventId, undefined);
    const { now, playedIds, plannedIds, ...gig } = found(EVENT, await findGig(tx, eventId));
    if (!mayBeReported(gig, now)) throw new Failure("gig_not_played");
    const played = songs ?? playedIds ?? plannedIds;
    const { lengths, interludes, songInterval } = await lengthsOf(tx, eventId, played);
    const report = {
      ...times,
      reckonedSeconds: reckonedSeconds(lengths, interludes, songInterval),
    };
    const reportId = await keepReport(tx, eventId, report);
    await putPlayedSongs(tx, reportId, played).catch(nameUnknown);
    await announceRemark(tx, EVENT, eventId);
    return readReport(tx, caller, eventId);
  });
}

/** Throws `event_not_found`; to forget what nobody has told is no error. */
export async function remove(database: Database, caller: Caller, eventId: number): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, EVENT, eventId, undefined);
    await deleteReport(tx, eventId);
    await announceRemark(tx, EVENT, eventId);
  });
}

export function readPace(
  database: Database,
  caller: Caller,
): Promise<{ pace: number | null; gigs: number }> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const gigs = (await latestReports(tx, GIGS_OF_A_PACE)).map((report) => ({
      minutes: playedMinutes(report) ?? 0,
      reckonedSeconds: report.reckonedSeconds,
    }));
    return { pace: usualPace(gigs), gigs: gigs.length };
  });
}

/** Throws `event_not_found`. Which songs were planned and played is told with the set lists. */
async function readReport(
  tx: BandTransaction,
  caller: Caller,
  eventId: number,
): Promise<GigReport> {
  const { report, ...gig } = found(EVENT, await findReport(tx, eventId));
  if (canRead(caller, "SL")) return { ...gig, report };
  return {
    ...gig,
    planned: null,
    plannedBreakMinutes: null,
    report: report && { ...report, songs: null },
  };
}

/** A song that the band does not have is said at its field. */
function nameUnknown(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("song")) throw invalidField("songs", GIG_REPORT_MESSAGES.unknownSong);
  throw error;
}
