/** What stands in a set list, and how it changes: whole, or one song at a time. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import type { SetlistEntry } from "@bandstand/contracts/setlist-songs";
import { entryProblems } from "@bandstand/domain/setlist-entries";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { dropSetsAbove, missingSongs, replacePlaces } from "./setlist-songs.repository.ts";
import { touchSetlist } from "./setlists.repository.ts";

interface SongsChange {
  setlistId: number;
  /** As the set list is to have them. */
  numberSets: number;
  /** Left out, only what stands in removed sets goes. */
  songs: readonly SetlistEntry[] | undefined;
}

/** Throws `invalid` with every entry that cannot stand, and then changes nothing. */
export async function changeSongs(tx: BandTransaction, change: SongsChange): Promise<void> {
  const { setlistId, numberSets, songs } = change;
  if (songs === undefined) {
    await dropSetsAbove(tx, setlistId, numberSets);
  } else {
    const fields = await problemsOf(tx, change, songs);
    if (fields.length > 0) throw new Failure("invalid", { fields });
    await replacePlaces(tx, setlistId, songs);
  }
  await touchSetlist(tx, setlistId);
}

async function problemsOf(
  tx: BandTransaction,
  { setlistId, numberSets }: SongsChange,
  songs: readonly SetlistEntry[],
): Promise<FieldFailure[]> {
  const at = (index: number, field: string, message: string) => ({
    path: `songs.${index}.${field}`,
    message,
  });
  const missing = await missingSongs(
    tx,
    songs.map(({ songId }) => songId),
  );
  return [
    ...entryProblems(songs, numberSets).map(({ index, field, message }) =>
      at(index, field, message),
    ),
    ...songs.flatMap((song, index) => [
      ...(missing.has(song.songId) ? [at(index, "songId", "This song does not exist")] : []),
      ...(song.setlistId !== undefined && song.setlistId !== setlistId
        ? [at(index, "setlistId", "This is the id of another set list")]
        : []),
    ]),
  ];
}
