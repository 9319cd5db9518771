import { listSharedBeats } from "@bandstand/contracts/band-user-songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { wavFile } from "../../../test/sounds.ts";
import { bandOfTwo, keepingOn, songIdOf } from "./band-user-songs.fixture.ts";

const api = await testApi();
const keep = keepingOn(api);

const corrected = {
  analysisResults: { bpm: 150, timeSignature: "5/4", analyzedAt: "2026-11-21T18:00:00.000Z" },
  detectedBeats: [0, 0.4, 0.8, 1.2, 1.6, 2],
  barPositions: [0, 2],
  beatsPerBar: 5,
  beatsCorrected: true,
};
const settings = JSON.stringify(corrected);
const shared = { settings, sharing: "B-R" };

const listOf = (song: { id: number }, token?: string) =>
  api.call(listSharedBeats, { params: songIdOf(song) }, token);

describe("the beats that others have put right", () => {
  it("come by member with nickname and instrument", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, { ...shared, sharing: "M-R,B-R" });
    expect(await listOf(song, alex.token)).toMatchObject({
      status: 200,
      answer: [
        {
          bandUserId: sam.bandUserId,
          bandUser: { nickname: "Sam", instrument: null },
          counted: {
            bpm: 150,
            timeSignature: "5/4",
            beatsPerBar: 5,
            beats: corrected.detectedBeats,
            bars: [0, 2],
          },
        },
      ],
    });
  });

  it("are not one's own, nor those kept to oneself, nor of another song, nor those merely found", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const other = await newSong(api, alex.token, "Glasshouse");
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    const kim = await newMember(api, bandId, { SO: "R" }, "Kim");
    await keep(alex, song.id, shared);
    // Who shares markers has said nothing of beats.
    await keep(sam, song.id, { settings, sharing: "M-R" });
    const found = JSON.stringify({ ...corrected, beatsCorrected: false });
    await keep(zoe, song.id, { settings: found, sharing: "B-R" });
    await keep(zoe, other.id, shared);
    await keep(kim, song.id, { settings: "{", sharing: "B-R" });
    expect((await listOf(song, alex.token)).answer).toEqual([]);
  });

  it("tell whose are of another recording than the song has now", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    const content = wavFile({ seconds: 1, rate: 8_000, channels: 1 });
    const sent = await upload(api, { songId: song.id, token: alex.token, content, name: "b.wav" });
    const keepIn = (recording: string) => JSON.stringify({ ...corrected, recording });
    await keep(sam, song.id, { ...shared, settings: keepIn("older.wav") });
    await keep(zoe, song.id, { ...shared, settings: keepIn(sent.answer.recordingFilename) });
    const { answer } = await listOf(song, alex.token);
    expect(
      answer.map(({ bandUser, otherRecording }) => [bandUser.nickname, otherRecording]),
    ).toEqual([
      ["Sam", true],
      ["Zoe", false],
    ]);
  });

  it("are shown by the rule of shared markers: nobody without songs, nobody of another band", async () => {
    const { sam, bandId, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const hidden = await newMember(api, bandId, { SL: "W" });
    const { alex: stranger } = await bandOfTwo(api);
    const statuses = await Promise.all(
      [undefined, hidden.token, stranger.token].map(async (token) => listOf(song, token)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 404]);
  });
});
