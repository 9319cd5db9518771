/** The calls about the songs of a set list. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type {
  AvailableSong,
  SectionedSong,
  SetlistEntry,
} from "@bandstand/contracts/setlist-songs";
import type { Setlist } from "@bandstand/contracts/setlists";
import { canSeeEventsOfSetlist } from "@bandstand/domain/setlist-permissions";
import { withoutSongAt, withSongAt } from "@bandstand/domain/setlist-interludes";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { announceSaved } from "../../records/kit/record-changes.ts";
import { found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { SETLIST } from "../../records/setlists/setlist-kind.ts";
import { interludesOf } from "./setlist-interludes.repository.ts";
import { changeOrder } from "./setlist-order.use-cases.ts";
import {
  availableSongsFor,
  sectionedSongsFor,
} from "../../records/setlists/setlist-songs.presenter.ts";
import {
  availableSongs,
  type Place,
  placesOf,
  sectionedSongsOf,
  setlistOfPlace,
} from "./setlist-songs.repository.ts";
import { findSetlist } from "./setlists.repository.ts";
import { readWhole } from "./setlists.use-cases.ts";

/** By section and sequence. Throws `setlist_not_found`. */
export function readSongs(
  database: Database,
  caller: Caller,
  setlistId: number,
): Promise<SectionedSong[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    found(SETLIST, await findSetlist(tx, setlistId));
    return sectionedSongsFor(caller, await sectionedSongsOf(tx, setlistId));
  });
}

/** For a new set list `setlistId` is null, and every song is available. Throws `setlist_not_found`. */
export function readAvailable(
  database: Database,
  caller: Caller,
  setlistId: number | null,
): Promise<{ songs: AvailableSong[]; events: Setlist["Event"] }> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const setlist = setlistId === null ? null : found(SETLIST, await findSetlist(tx, setlistId));
    return {
      songs: availableSongsFor(caller, await availableSongs(tx, setlistId, caller.today)),
      events: setlist !== null && canSeeEventsOfSetlist(caller) ? setlist.Event : [],
    };
  });
}

interface Replacement {
  /** As the client loaded it; left out, the save goes through. */
  updatedAt?: string | undefined;
  songs: readonly SetlistEntry[];
}

/** Throws `setlist_not_found` and `changed_meanwhile`, and `invalid` with every entry that cannot stand. */
export function replaceSongs(
  database: Database,
  caller: Caller,
  setlistId: number,
  { updatedAt, songs }: Replacement,
): Promise<Setlist> {
  return database.band(bandScope(caller), async (tx) => {
    const { numberSets } = await lockUnchanged(tx, SETLIST, setlistId, updatedAt, ["numberSets"]);
    await changeOrder(tx, { setlistId, numberSets, songs });
    await announceSaved(tx, SETLIST, [setlistId]);
    return readWhole(tx, caller, setlistId);
  });
}

export interface NewPlace extends Omit<SetlistEntry, "sequence" | "setlistId"> {
  setlistId: number;
  /** Left out, the song comes last in its section. */
  sequence?: number | undefined;
}

/** Makes room for one song. Throws `setlist_not_found`, and `invalid` where it cannot stand. */
export function addSong(database: Database, caller: Caller, given: NewPlace): Promise<Place> {
  const { setlistId, songId, setlistSectionId: section } = given;
  return database.band(bandScope(caller), async (tx) => {
    const { numberSets } = await lockUnchanged(tx, SETLIST, setlistId, undefined, ["numberSets"]);
    const places = await placesOf(tx, setlistId);
    if (places.some((place) => place.songId === songId))
      throw invalidField("songId", "This song is in the set list already");
    const last = places.filter((place) => place.setlistSectionId === section).length + 1;
    const sequence = given.sequence ?? last;
    if (sequence > last) throw invalidField("sequence", "Places run from 1 without a gap");
    const moved = places.map((place) =>
      place.setlistSectionId === section && place.sequence >= sequence
        ? { ...place, sequence: place.sequence + 1 }
        : place,
    );
    await changeOrder(tx, {
      setlistId,
      numberSets,
      songs: [...moved, { ...given, sequence }],
      interludes: withSongAt(await interludesOf(tx, setlistId), {
        setlistSectionId: section,
        sequence,
      }),
    });
    await announceSaved(tx, SETLIST, [setlistId]);
    return placeOf(await placesOf(tx, setlistId), songId);
  });
}

/** Closes the gap that the song leaves. Throws `setlist_song_not_found`. */
export function removeSong(database: Database, caller: Caller, placeId: number): Promise<void> {
  return database.band(bandScope(caller), async (tx) => {
    const setlistId = await setlistOfPlace(tx, placeId);
    if (setlistId === null) throw new Failure("setlist_song_not_found");
    const { numberSets } = await lockUnchanged(tx, SETLIST, setlistId, undefined, ["numberSets"]);
    const places = await placesOf(tx, setlistId);
    const gone = places.find((place) => place.id === placeId);
    // Somebody else may have taken it while we waited for the set list.
    if (!gone) throw new Failure("setlist_song_not_found");
    const stay = places.filter((place) => place !== gone);
    const songs = stay.map((place) =>
      place.setlistSectionId === gone.setlistSectionId && place.sequence > gone.sequence
        ? { ...place, sequence: place.sequence - 1 }
        : place,
    );
    const interludes = withoutSongAt(await interludesOf(tx, setlistId), gone);
    await changeOrder(tx, { setlistId, numberSets, songs, interludes });
    await announceSaved(tx, SETLIST, [setlistId]);
  });
}

/** Throws `setlist_not_found` for either. */
export function entriesForSetlist(
  database: Database,
  caller: Caller,
  from: number,
  to: number,
): Promise<Omit<Place, "id">[]> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    found(SETLIST, await findSetlist(tx, from));
    found(SETLIST, await findSetlist(tx, to));
    const places = await placesOf(tx, from);
    return places.map(({ id: _, ...place }) => ({ ...place, setlistId: to }));
  });
}

function placeOf(places: readonly Place[], songId: number): Place {
  const place = places.find((one) => one.songId === songId);
  if (!place) throw new Error("A song was not put into its set list.");
  return place;
}
