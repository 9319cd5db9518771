/** A band to bring in, and what an import could leave behind. */
import { readdir } from "node:fs/promises";
import type { TestApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File } from "../../../test/sounds.ts";
import { exported } from "./band-file.fixture.ts";

const mp3 = mp3File({ seconds: 1 });

/** A band with a song and its recording, and the file of it. */
export async function bandWithSong(api: TestApi) {
  const { token, bandUser } = await api.newBand("The Confidants");
  const song = await newSong(api, token);
  await upload(api, { songId: song.id, token, content: mp3, name: "take.mp3" });
  const file = await exported(api, token, bandUser.bandId);
  return { token, bandUser, song, file };
}

/** All that an import could leave behind. */
export async function remains(of: TestApi) {
  const entries = await readdir(of.filesFolder, { recursive: true, withFileTypes: true });
  const counts = await of.asSuperuser<{
    bands: number;
    people: number;
    songs: number;
    files: number;
  }>(
    `select (select count(*)::integer from bandstand.bands) as bands, (select count(*)::integer from bandstand.users) as people,
       (select count(*)::integer from bandstand.songs) as songs, (select count(*)::integer from bandstand.stored_files) as files`,
  );
  const [{ bands, people, songs, files } = { bands: 0, people: 0, songs: 0, files: 0 }] = counts;
  return { bands, people, songs, files, stored: entries.filter((entry) => entry.isFile()).length };
}
