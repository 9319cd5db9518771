/** Changes many songs with one call. */
import { saveSongs } from "@bandstand/contracts/song-library";
import type { SongRow } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { forgetSongsOfSetlists } from "../../../lib/setlists/setlist-keys.ts";
import { SONGS } from "../../../lib/songs/songs-query.ts";
import type { ManySongs } from "../many-songs.ts";

export function useSaveManySongs(): (change: ManySongs) => Promise<readonly SongRow[]> {
  const { client } = useServices();
  const queries = useQueryClient();
  return async (body) => {
    const saved = await client.call(saveSongs, { body });
    const byId = new Map(saved.map((row) => [row.id, row]));
    await queries.cancelQueries({ queryKey: SONGS });
    queries.setQueryData<SongRow[]>(SONGS, (rows) => rows?.map((row) => byId.get(row.id) ?? row));
    void queries.invalidateQueries({ queryKey: SONGS });
    void queries.invalidateQueries({ queryKey: ["song"] });
    forgetSongsOfSetlists(queries);
    return saved;
  };
}
