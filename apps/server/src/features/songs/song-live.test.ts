import { importSongs, saveSongs } from "@bandstand/contracts/song-library";
import { addSong, deleteSong, getSong, saveSong } from "@bandstand/contracts/songs";
import { afterEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen, type Listening } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";
import { mp3File } from "../../../test/sounds.ts";
import { upload } from "../../../test/recordings.ts";

const api = await testApi();
const listening: Listening[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) one.leave();
});

/** A song that Joss, who may read songs, has open; what he is told next of the song itself. */
async function openSong() {
  const { token, bandUser } = await api.newBand();
  const body = { title: "Tin Roof", artist: "The Foundry" };
  const { answer: song } = await api.call(addSong, { body }, token);
  const joss = await newMember(api, bandUser.bandId, { SO: "R" }, "Joss");
  const stream = await listen(`${api.url}/api/song/${song.id}/live`, joss.token);
  listening.push(stream);
  expect((await stream.next()).event).toBe("opened");
  const told = async () => {
    let next = await stream.next();
    while (next.event === "presence") next = await stream.next();
    return next;
  };
  return { token, bandUser, song, params: { id: String(song.id) }, told };
}

describe("who has a song open hears", () => {
  it("who saves it, and that it is gone", async () => {
    const { token, bandUser, params, told } = await openSong();
    const { answer } = await api.call(saveSong, { params, body: { songkey: "G" } }, token);
    expect(await told()).toMatchObject({
      event: "saved",
      data: { updatedAt: answer.updatedAt, by: { bandUserId: bandUser.id } },
    });
    await api.call(deleteSong, { params, query: {} }, token);
    expect((await told()).event).toBe("deleted");
  });

  it("that files were brought onto it, as of any other save", async () => {
    const { token, bandUser, song, params, told } = await openSong();
    const changes = [{ id: song.id, way: "lacks" as const, tab: "[G]Rain", songkey: "G" }];
    await api.call(importSongs, { body: { songs: [], changes } }, token);
    const { answer } = await api.call(getSong, { params }, token);
    expect(await told()).toMatchObject({
      event: "saved",
      data: { updatedAt: answer.updatedAt, by: { bandUserId: bandUser.id } },
    });
  });

  it("that it was changed with others, and has another recording", async () => {
    const { token, song, told } = await openSong();
    const chip = { id: 1, tag: "opener", icon: null, color: null };
    await api.call(saveSongs, { body: { ids: [song.id], addChips: [chip] } }, token);
    expect((await told()).event).toBe("saved");
    await upload(api, { songId: song.id, token, content: mp3File({ seconds: 1 }), name: "a.mp3" });
    expect((await told()).event).toBe("saved");
  });
});
