/** What stands in a set list, songs and what is between them, and how it changes: whole, or one song at a time. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import type { SetlistEntry } from "@bandstand/contracts/setlist-songs";
import { entryProblems, isSectionOf } from "@bandstand/domain/setlist-entries";
import {
  clampedInterludes,
  interludeProblems,
  type Interlude,
} from "@bandstand/domain/setlist-interludes";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { withKeyAsWritten } from "../../records/songs/key-as-written.ts";
import { interludesOf, replaceInterludes } from "./setlist-interludes.repository.ts";
import {
  countEntries,
  dropSetsAbove,
  missingSongs,
  placesOf,
  replacePlaces,
} from "./setlist-songs.repository.ts";
import { touchSetlist } from "./setlists.repository.ts";

interface OrderChange {
  setlistId: number;
  /** As the set list is to have them. */
  numberSets: number;
  /** Left out, only what stands in removed sets goes. */
  songs?: readonly SetlistEntry[] | undefined;
  /** Left out, those there are stay, and move in from beyond the end of their set. */
  interludes?: readonly Interlude[] | undefined;
}

/** Throws `invalid` with everything that cannot stand, and `limit_reached`. */
export async function changeOrder(tx: BandTransaction, change: OrderChange): Promise<void> {
  await layOrder(tx, change);
  await touchSetlist(tx, change.setlistId);
}

/** The same for a set list that is just being added: its `updatedAt` stays `createdAt` until somebody saves it. */
export async function layOrder(tx: BandTransaction, change: OrderChange): Promise<void> {
  const { setlistId, numberSets, interludes } = change;
  const songs = change.songs?.map(withKeyAsWritten);
  const entries =
    songs ??
    (await placesOf(tx, setlistId)).filter((place) =>
      isSectionOf(place.setlistSectionId, numberSets),
    );
  const fields = [
    ...(songs === undefined ? [] : await songProblems(tx, change, songs)),
    ...interludeProblems(interludes ?? [], entries, numberSets).map(
      ({ index, field, message }) => ({
        path: `interludes.${index}.${field}`,
        message,
      }),
    ),
  ];
  if (fields.length > 0) throw new Failure("invalid", { fields });
  const before = await countEntries(tx, setlistId);
  if (songs === undefined) await dropSetsAbove(tx, setlistId, numberSets);
  else await replacePlaces(tx, setlistId, songs);
  const between = interludes ?? (await interludesOf(tx, setlistId));
  await replaceInterludes(tx, setlistId, clampedInterludes(between, entries, numberSets));
  // A set list may stay as long as it is and become shorter, also in a band that has too much already.
  if ((await countEntries(tx, setlistId)) > before) await checkLimit(tx, "setlistEntries");
}

async function songProblems(
  tx: BandTransaction,
  { setlistId, numberSets }: OrderChange,
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
