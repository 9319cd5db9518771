/** What was played at gigs that are over, and when. */
import { reckonedSeconds } from "@bandstand/domain/gig-report";
import { gigReports, playedSongs } from "../../platform/database/schema/gig-reports.ts";
import { REPORTS } from "../content/reports.ts";
import { SONGS } from "../content/songs/all.ts";
import { found, idsBy } from "./lookups.ts";
import type { Ids } from "./music.ts";
import type { LoadContext, LoadedBand } from "./people.ts";

/** Seconds between two songs. */
const BETWEEN_SONGS = 20;

export async function insertReports(
  { tx }: LoadContext,
  { bandId }: LoadedBand,
  ids: { readonly songs: Ids; readonly events: Ids },
): Promise<void> {
  const lengthOf = new Map(SONGS.map(({ title, seconds }) => [title, seconds]));
  const rows = await tx.db
    .insert(gigReports)
    .values(
      REPORTS.map(({ event, songs, ...times }) => ({
        ...times,
        bandId,
        eventId: found(ids.events.get(event), event),
        reckonedSeconds: reckonedSeconds(
          songs.map((title) => ({ seconds: lengthOf.get(title) ?? null })),
          [],
          BETWEEN_SONGS,
        ),
      })),
    )
    .returning({ id: gigReports.id });
  const reportIds = idsBy(REPORTS, rows, ({ event }) => event);
  await tx.db.insert(playedSongs).values(
    REPORTS.flatMap(({ event, songs }) =>
      songs.map((title, place) => ({
        bandId,
        reportId: found(reportIds.get(event), event),
        songId: found(ids.songs.get(title), title),
        sequence: place + 1,
      })),
    ),
  );
}
