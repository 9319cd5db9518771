/** The recordings of songs as one ZIP: the originals, as they were uploaded. */
import { Failure } from "@bandstand/contracts/failure";
import { extensionOf, safeFileName, uniqueFileNames } from "@bandstand/domain/file-names";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { createZip, type OpenZip } from "../../platform/files/zip.ts";
import { recordingsOf, type RecordingOfSong } from "./recordings-zip.repository.ts";
import type { LibraryServices } from "./song-library.services.ts";

export interface WantedSong {
  id: number;
  /** Put before the name. */
  prefix?: number | string | undefined;
}

/**
 * In the given order, a song without a recording left out. Throws `song_not_found` where one of them is not there, and
 * `no_recording` where none has one.
 */
export async function zipRecordings(
  { database, files }: Omit<LibraryServices, "now">,
  caller: Caller,
  songs: readonly WantedSong[],
): Promise<OpenZip> {
  const wanted = new Map(songs.map(({ id, prefix }) => [id, prefix]));
  const found = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    recordingsOf(tx, [...wanted.keys()]),
  );
  if (found.length < wanted.size) throw new Failure("song_not_found");
  const recorded = found.flatMap((song) =>
    song.filename === null ? [] : [{ ...song, filename: song.filename }],
  );
  if (recorded.length === 0) throw new Failure("no_recording");
  const names = uniqueFileNames(recorded.map((song) => nameOf(song, wanted.get(song.id))));
  return createZip(
    recorded.map(({ filename, size, date }, index) => ({
      name: names[index] ?? filename,
      size,
      compress: false,
      modifiedAt: new Date(date),
      async open() {
        const opened = await files.open(filename);
        if (!opened) throw new Error(`The recording ${filename} is not in the store.`);
        return opened.stream;
      },
    })),
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
