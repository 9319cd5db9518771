/** Changing many songs at once, and what takes it back. Pure. */
import type { saveSongs } from "@bandstand/contracts/song-library";
import type { Request } from "@bandstand/contracts/endpoint";
import type { SongRow } from "@bandstand/contracts/songs";

export type ManySongs = Request<typeof saveSongs>["body"];
export type ManySongsChange = Omit<ManySongs, "ids">;

type Before = Pick<SongRow, "id" | "songStatusId" | "genreId" | "ownGenre" | "chips">;

/** The changes that bring the songs back to what they were: one for each value that was there. */
export function undoOf(before: readonly Before[], change: ManySongsChange): ManySongs[] {
  const { songStatusId, genreId, ownGenre, addChips = [], removeChips = [] } = change;
  const undo: ManySongs[] = [];
  if (songStatusId !== undefined) {
    for (const [was, ids] of idsBy(before, (song) => song.songStatusId))
      if (was !== songStatusId) undo.push({ ids, songStatusId: was });
  }
  if (genreId !== undefined || typeof ownGenre === "string") {
    const others = before.filter(
      (song) => song.genreId !== (genreId ?? null) || song.ownGenre !== (ownGenre ?? null),
    );
    for (const [, ids] of idsBy(others, (song) => `${song.genreId}\n${song.ownGenre}`)) {
      const was = others.find(({ id }) => id === ids[0]);
      const isOwn = typeof ownGenre === "string" || was?.ownGenre !== null;
      if (was) undo.push({ ids, genreId: was.genreId, ...(isOwn && { ownGenre: was.ownGenre }) });
    }
  }
  for (const { tag } of addChips) {
    const ids = before.filter(({ chips }) => !chips.some((chip) => chip.tag === tag));
    if (ids.length > 0) undo.push({ ids: ids.map(({ id }) => id), removeChips: [tag] });
  }
  for (const text of removeChips) {
    const had = before.flatMap(({ id, chips }) =>
      chips.filter(({ tag }) => tag === text).map((chip) => ({ id, chip })),
    );
    const looks = Map.groupBy(had, ({ chip }) => `${chip.icon}\n${chip.color}`);
    for (const songs of looks.values()) {
      const [first] = songs;
      if (first) undo.push({ ids: songs.map(({ id }) => id), addChips: [first.chip] });
    }
  }
  return undo;
}

function idsBy<Value>(
  songs: readonly Before[],
  valueOf: (song: Before) => Value,
): Map<Value, number[]> {
  const groups = Map.groupBy(songs, valueOf);
  return new Map([...groups].map(([value, some]) => [value, some.map(({ id }) => id)]));
}
