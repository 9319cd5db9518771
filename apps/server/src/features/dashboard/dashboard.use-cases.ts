import type { Dashboard } from "@bandstand/contracts/dashboard";
import { Failure } from "@bandstand/contracts/failure";
import { whatsNewKinds } from "@bandstand/domain/band-permissions";
import { endOfComingWeeks } from "@bandstand/domain/coming-weeks";
import { canRead } from "@bandstand/domain/permissions";
import { rehearsalStatusOf } from "@bandstand/domain/rehearsal-status";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { sightOf } from "../../records/documents/visible-documents.ts";
import { sectionedSongsFor } from "../../records/setlists/setlist-songs.presenter.ts";
import { type DashboardRow, findDashboard, type Sought } from "./dashboard.repository.ts";

/** Throws `band_not_found`: another band of the caller's is told of once they have changed to it. */
export async function read(database: Database, caller: Caller, bandId: number): Promise<Dashboard> {
  if (bandId !== caller.bandId) throw new Failure("band_not_found");
  const sought = soughtBy(caller);
  const row = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    findDashboard(tx, sought),
  );
  return present(caller, row, sought.reads.events);
}

function soughtBy(caller: Caller): Sought {
  const kinds = new Set(whatsNewKinds(caller));
  return {
    bandUserId: caller.id,
    today: caller.today,
    end: endOfComingWeeks(caller.today),
    sight: sightOf(caller),
    reads: {
      setlists: canRead(caller, "SL"),
      songs: kinds.has("songs"),
      events: kinds.has("events"),
      bandUsers: kinds.has("bandUsers"),
      documents: kinds.has("documents"),
    },
  };
}

function present(caller: Caller, row: DashboardRow, readsEvents: boolean): Dashboard {
  const { nextGig, nextRehearsal, lastRehearsal } = row;
  const songsFor = (songs: DashboardRow["nextGig_setlistSongs"]) =>
    songs && sectionedSongsFor(caller, songs);
  return {
    ...row,
    bandId: caller.bandId,
    nextGig_eventId: nextGig?.id ?? null,
    nextRehearsal_eventId: nextRehearsal?.id ?? null,
    lastRehearsal_eventId: lastRehearsal?.id ?? null,
    rehearsalStatus: readsEvents ? rehearsalStatusOf(nextRehearsal, nextGig) : null,
    nextGig_setlistSongs: songsFor(row.nextGig_setlistSongs),
    nextRehearsal_setlistSongs: songsFor(row.nextRehearsal_setlistSongs),
    lastRehearsal_setlistSongs: songsFor(row.lastRehearsal_setlistSongs),
  };
}
