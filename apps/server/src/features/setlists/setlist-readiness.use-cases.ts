/** Whether a band has what it takes to play a set list. */
import type { getSetlistReadiness } from "@bandstand/contracts/setlists";
import { canSeeSongDetails } from "@bandstand/domain/setlist-permissions";
import type * as z from "zod/mini";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { found } from "../../records/kit/record-kind.ts";
import { SETLIST } from "../../records/setlists/setlist-kind.ts";

type Readiness = z.output<(typeof getSetlistReadiness)["answer"]>;

const READINESS = `
  select count(p.song_id)::integer as songs, count(s.tab)::integer as charts,
    count(s.recording_filename)::integer as recordings
  from setlists l
  left join setlist_songs p on p.band_id = l.band_id and p.setlist_id = l.id
  left join songs s on s.band_id = p.band_id and s.id = p.song_id
  where l.band_id = $1 and l.id = $2 group by l.id`;

/** Throws `setlist_not_found`. */
export function readReadiness(
  database: Database,
  caller: Caller,
  setlistId: number,
): Promise<Readiness> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const [row] = await tx.rows<Readiness>({ name: "setlist_readiness", text: READINESS }, [
      tx.bandId,
      setlistId,
    ]);
    const readiness = found(SETLIST, row);
    if (canSeeSongDetails(caller)) return readiness;
    return { songs: readiness.songs, charts: null, recordings: null };
  });
}
