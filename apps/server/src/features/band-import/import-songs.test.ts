import { addSong, getSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong } from "../../../test/recordings.ts";
import { bring, offered, rowsOf, twoBands } from "./two-bands.fixture.ts";

const api = await testApi();

describe("importing songs", () => {
  it("copies all that the song says, but nothing of a member's own", async () => {
    const bands = await twoBands(api);
    const given = {
      title: "Salt & Neon",
      artist: "Halcyon Drive",
      featuring: "Mira",
      genreId: 2,
      songStatusId: 3,
      songkey: "A♭",
      bpm: 118,
      start: "Drums",
      lyrics: "La la",
      tab: "e|--0--|",
      notes: "loud",
      todo: "bridge",
      youTubeId: "dQw4w9WgXcQ",
      seconds: 208,
      coverImageURL: "https://example.org/notes",
      chips: [{ id: 1, tag: "opener", icon: "star", color: "amber" }],
    };
    const { answer: song } = await api.call(addSong, { body: given }, bands.source.token);
    const ofMember = [bands.source.bandId, song.id, bands.source.bandUserId];
    for (const statement of [
      "insert into bandstand.song_ratings (band_id, song_id, band_user_id, rating) values ($1, $2, $3, 8)",
      "insert into bandstand.bookmarks (band_id, song_id, band_user_id, sequence) values ($1, $2, $3, 1)",
      "insert into bandstand.band_user_songs (band_id, song_id, band_user_id, settings) values ($1, $2, $3, '{}')",
    ]) {
      await api.asSuperuser(statement, ofMember);
    }
    const { status, answer } = await bring(api, bands, [{ id: song.id, nameConflict: false }]);
    expect({ status, answer }).toEqual({ status: 200, answer: { imported: 1, skipped: 0 } });
    const [row] = await rowsOf(api, bands.target);
    const { answer: copy } = await api.call(
      getSong,
      { params: { id: String(row?.id) } },
      bands.target.token,
    );
    expect(copy).toMatchObject({
      ...given,
      bandId: bands.target.bandId,
      avgRating: null,
      SongRatings: [],
      Bookmark: null,
      recordingFilename: null,
    });
    const studios = await api.asSuperuser(
      "select 1 from bandstand.band_user_songs where band_id = $1",
      [bands.target.bandId],
    );
    expect(studios).toEqual([]);
  });

  it("puts the source band's name in brackets behind a title that is here already", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    await newSong(api, bands.target.token);
    const [item] = await offered(api, bands);
    await bring(api, bands, [{ id: song.id, nameConflict: item?.nameConflict ?? false }]);
    const titles = (await rowsOf(api, bands.target)).map(({ title }) => title);
    expect(titles).toEqual(["Tin Roof Rain", "Tin Roof Rain (Halcyon Drive)"]);
  });

  it("does so for one that came here after the list was shown", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    await newSong(api, bands.target.token);
    await bring(api, bands, [{ id: song.id, nameConflict: false }]);
    expect((await rowsOf(api, bands.target)).map(({ title }) => title)).toContain(
      "Tin Roof Rain (Halcyon Drive)",
    );
  });

  it("leaves nothing where one song is not there", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    const foreign = await newSong(api, bands.target.token, "Ours");
    const { status, failure } = await bring(api, bands, [
      { id: song.id, nameConflict: false },
      { id: foreign.id, nameConflict: false },
    ]);
    expect({ status, code: failure.code }).toEqual({ status: 404, code: "song_not_found" });
    expect(await rowsOf(api, bands.target)).toHaveLength(1);
  });

  it("brings each of many songs once, however many imports run at the same time", async () => {
    const bands = await twoBands(api);
    await api.asSuperuser(
      `insert into bandstand.songs (band_id, title, artist, song_status_id)
       select $1, 'Song ' || number, 'A', 2 from generate_series(1, 1500) number`,
      [bands.source.bandId],
    );
    const items = (await offered(api, bands)).map(({ id, nameConflict }) => ({ id, nameConflict }));
    const answers = await Promise.all([1, 2, 3, 4].map(() => bring(api, bands, items)));
    const imported = answers.map(({ answer }) => answer.imported);
    expect(imported.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1500]);
    expect(await rowsOf(api, bands.target)).toHaveLength(1500);
  });
});
