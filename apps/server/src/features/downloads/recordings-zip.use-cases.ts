/** The recordings of songs for a ZIP: the originals, as they were uploaded. */
import { Failure } from "@bandstand/contracts/failure";
import { extensionOf } from "@bandstand/domain/file-extension";
import { safeFileName } from "@bandstand/domain/file-names";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { ZipEntry } from "../../platform/files/zip.ts";
import { type StoredFiles, storedEntries } from "./stored-entries.ts";
import { recordingsOf, type RecordingOfSong } from "./recordings-zip.repository.ts";

export interface WantedSong {
  id: number;
  /** Put before the name. */
  prefix?: number | string | undefined;
}

/**
 * In the given order, a song without a recording left out. Throws `song_not_found` where one of them is not there, and
 * `no_recording` where none has one.
 */
export async function recordingEntries(
  services: StoredFiles,
  caller: Caller,
  songs: readonly WantedSong[],
): Promise<ZipEntry[]> {
  const wanted = new Map(songs.map(({ id, prefix }) => [id, prefix]));
  const found = await services.database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    recordingsOf(tx, [...wanted.keys()]),
  );
  if (found.length < wanted.size) throw new Failure("song_not_found");
  const recorded = found.flatMap((song) =>
    song.filename === null ? [] : [{ ...song, filename: song.filename }],
  );
  if (recorded.length === 0) throw new Failure("no_recording");
  return storedEntries(
    services,
    recorded.map((song) => ({ ...song, name: nameOf(song, wanted.get(song.id)) })),
  );
}

function nameOf(
  { title, artist, filename }: RecordingOfSong & { filename: string },
  prefix: number | string | undefined,
): string {
  const extension = extensionOf(filename);
  const name = [prefix, title, artist].filter((part) => part !== undefined && part !== "");
  return safeFileName(`${name.join(" - ")}.${extension}`, `Song.${extension}`);
}
