import { addSetlistSong, removeSetlistSong } from "@bandstand/contracts/setlist-songs";
import {
  addSetlist,
  copySetlist,
  getSetlist,
  getSetlistWithSections,
  listSetlists,
  saveSetlist,
  saveSetlistSongs,
} from "@bandstand/contracts/setlists";
import { deleteSong } from "@bandstand/contracts/songs";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import type { Interlude } from "@bandstand/domain/setlist-interludes";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

const between = (
  setlistSectionId: number,
  afterSequence: number,
  text: string,
  kind: InterludeKind = "spoken",
): Interlude => ({ setlistSectionId, afterSequence, kind, text, seconds: 20 });
const breakAfter = (setlistSectionId: number, afterSequence: number) => ({
  ...between(setlistSectionId, afterSequence, "", "break"),
  seconds: 900,
});

/** Three songs in the first set and one in the second, with a welcome, a note, and a break at the end of the first. */
async function evening() {
  const session = await api.newBand();
  const { token } = session;
  const songs = await songsOf(api, session, ["One", "Two", "Three", "Four", "Five"]);
  const [one = 0, two = 0, three = 0, four = 0] = songs;
  const { answer: setlist } = await api.call(
    addSetlist,
    {
      body: {
        name: "Harvest",
        plannedLength: 90,
        startTime: "20:45",
        songs: [...section(1, [one, two, three]), ...section(2, [four])],
        interludes: [breakAfter(1, 3), between(1, 0, "Welcome"), between(1, 2, "The EP")],
      },
    },
    token,
  );
  return { token, songs, setlist, params: { id: String(setlist.id) } };
}

const placesOf = (interludes: readonly Interlude[]) =>
  interludes.map(({ setlistSectionId, afterSequence, kind, text }) => [
    setlistSectionId,
    afterSequence,
    text || kind,
  ]);

describe("breaks and spoken notes", () => {
  it("are added with the set list, and told by section and place wherever it is read", async () => {
    const { token, setlist, params } = await evening();
    const interludes = [between(1, 0, "Welcome"), between(1, 2, "The EP"), breakAfter(1, 3)];
    expect(setlist.interludes).toEqual(interludes);
    const read = await api.call(getSetlist, { params }, token);
    expect(read.answer).toEqual(setlist);
    const sectioned = await api.call(getSetlistWithSections, { params }, token);
    expect(sectioned.answer.interludes).toEqual(interludes);
  });

  it("show in the list as what the running time needs", async () => {
    const { token } = await evening();
    const { answer } = await api.call(listSetlists, {}, token);
    expect(answer[0]).toMatchObject({
      startTime: "20:45",
      interludes: [
        { setlistSectionId: 1, kind: "spoken", seconds: 20 },
        { setlistSectionId: 1, kind: "spoken", seconds: 20 },
        { setlistSectionId: 1, kind: "break", seconds: 900 },
      ],
    });
    expect(answer[0]?.interludes[0]).not.toHaveProperty("text");
  });

  it("make a list that was read before stale when they change", async () => {
    const { token, params } = await evening();
    const tagOf = async () => (await api.fetch("/api/setlists", { token })).headers.get("etag");
    const before = await tagOf();
    await api.call(saveSetlist, { params, body: { interludes: [] } }, token);
    expect(await tagOf()).not.toBe(before);
  });

  it("are replaced as a whole, those at one place in the order that was given", async () => {
    const { token, setlist, params } = await evening();
    const interludes = [between(2, 1, "Thanks"), between(2, 1, "Good night"), breakAfter(4, 0)];
    const { answer } = await api.call(saveSetlist, { params, body: { interludes } }, token);
    expect(answer.interludes).toEqual(interludes);
    expect(answer.songs).toEqual(setlist.songs);
    expect(answer.updatedAt > setlist.updatedAt).toBe(true);
  });

  it("stay when only the songs are saved, and move in from beyond the end of their set", async () => {
    const { token, songs, params } = await evening();
    const body = { songs: section(1, songs.slice(0, 1)) };
    const { answer } = await api.call(saveSetlist, { params, body }, token);
    expect(placesOf(answer.interludes)).toEqual([
      [1, 0, "Welcome"],
      [1, 1, "The EP"],
      [1, 1, "break"],
    ]);
    const replaced = await api.call(saveSetlistSongs, { params, body: [] }, token);
    expect(placesOf(replaced.answer.interludes)).toEqual([
      [1, 0, "Welcome"],
      [1, 0, "The EP"],
      [1, 0, "break"],
    ]);
  });

  it("go with the sets that are taken away", async () => {
    const { token, params } = await evening();
    const interludes = [between(1, 1, "Stays"), between(2, 0, "Goes"), between(4, 0, "Stays too")];
    await api.call(saveSetlist, { params, body: { interludes } }, token);
    const { answer } = await api.call(saveSetlist, { params, body: { numberSets: 1 } }, token);
    expect(answer.interludes.map(({ text }) => text)).toEqual(["Stays", "Stays too"]);
  });

  it("keep their places when one song comes and another goes", async () => {
    const { token, songs, setlist, params } = await evening();
    const body = {
      setlistId: setlist.id,
      songId: songs[4] ?? 0,
      setlistSectionId: 1,
      sequence: 3,
      songkey: "Em",
      note: "Capo 2",
    };
    const put = await api.call(addSetlistSong, { body }, token);
    expect(put.answer).toMatchObject({ sequence: 3, songkey: "Em", note: "Capo 2" });
    const place = { id: String(setlist.songs[0]?.id) };
    await api.call(removeSetlistSong, { params: place }, token);
    const { answer } = await api.call(getSetlist, { params }, token);
    expect(placesOf(answer.interludes)).toEqual([
      [1, 0, "Welcome"],
      [1, 2, "The EP"],
      [1, 3, "break"],
    ]);
  });

  it("come together where a song is deleted from the library", async () => {
    const { token, songs, params } = await evening();
    const request = { params: { id: String(songs[2]) }, query: { confirm: "true" as const } };
    expect((await api.call(deleteSong, request, token)).status).toBe(204);
    const { answer } = await api.call(getSetlist, { params }, token);
    expect(placesOf(answer.interludes)).toEqual([
      [1, 0, "Welcome"],
      [1, 2, "The EP"],
      [1, 2, "break"],
    ]);
  });

  it("are copied with the set list, its start time, and the keys and notes of its songs", async () => {
    const { token, songs, params } = await evening();
    const [one = 0] = songs;
    const entry = { songId: one, setlistSectionId: 1, sequence: 1, songkey: "D", note: "Quiet" };
    const interludes = [between(1, 1, "The EP")];
    await api.call(saveSetlist, { params, body: { songs: [entry], interludes } }, token);
    const { answer } = await api.call(copySetlist, { params }, token);
    expect(answer).toMatchObject({
      startTime: "20:45",
      songs: [{ songId: one, songkey: "D", note: "Quiet" }],
      interludes,
    });
  });

  it.each([
    [
      "a set that the set list does not play",
      { interludes: [between(3, 0, "x")] },
      ["interludes.0.setlistSectionId", "The set list has no such set"],
    ],
    [
      "a place behind a song that is not there",
      { interludes: [between(1, 0, "x"), between(2, 2, "x")] },
      ["interludes.1.afterSequence", "The set has no such song"],
    ],
    [
      "a spoken note that says nothing",
      { interludes: [between(1, 0, " ")] },
      ["interludes.0.text", "Please enter a value"],
    ],
    [
      "more than a day",
      { interludes: [{ ...breakAfter(1, 0), seconds: 86_401 }] },
      ["interludes.0.seconds", "From 0 to 86400"],
    ],
    [
      "less than no time",
      { interludes: [{ ...breakAfter(1, 0), seconds: -1 }] },
      ["interludes.0.seconds", "From 0 to 86400"],
    ],
    [
      "a text that is too long to print",
      { interludes: [between(1, 0, "x".repeat(101))] },
      ["interludes.0.text", "At most 100 characters"],
    ],
    [
      "a start at no time of the day",
      { startTime: "24:00" },
      ["startTime", "Please enter a time (HH:mm)"],
    ],
    [
      "a start to the second",
      { startTime: "20:45:00" },
      ["startTime", "Please enter a time (HH:mm)"],
    ],
    [
      "a key that is too long",
      { songs: [{ songId: 1, setlistSectionId: 1, sequence: 1, songkey: "G sharp minor" }] },
      ["songs.0.songkey", "At most 10 characters"],
    ],
  ])("refuse %s, and change nothing", async (_, body, [path, message]) => {
    const { token, setlist, params } = await evening();
    const { status, failure } = await api.call(saveSetlist, { params, body }, token);
    expect([status, failure.fields]).toEqual([422, [{ path, message }]]);
    expect((await api.call(getSetlist, { params }, token)).answer).toEqual(setlist);
  });

  it.each([
    ["another kind", { ...between(1, 0, "x"), kind: "fireworks" }],
    ["an unknown field", { ...between(1, 0, "x"), volume: 11 }],
    ["a section 7", between(7, 0, "x")],
    ["a place below 0", between(1, -1, "x")],
  ])("refuse %s", async (_, interlude) => {
    const { token, params } = await evening();
    const body = { interludes: [interlude] } as never;
    expect((await api.call(saveSetlist, { params, body }, token)).status).toBe(422);
  });

  it("are sixty of a set list, and no more", async () => {
    const { token, params } = await evening();
    const save = (count: number) => {
      const interludes = Array.from({ length: count }, (__, index) => between(1, 3, `${index}`));
      return api.call(saveSetlist, { params, body: { interludes } }, token);
    };
    expect((await save(60)).answer.interludes).toHaveLength(60);
    expect((await save(61)).status).toBe(422);
  });

  it("of another band's set list are not found", async () => {
    const { params } = await evening();
    const { token } = await api.newBand();
    const { status } = await api.call(saveSetlist, { params, body: { interludes: [] } }, token);
    expect(status).toBe(404);
  });
});

describe("the start time of a set list", () => {
  it("is none until it is given, and can be taken away", async () => {
    const { token, params } = await evening();
    const body = { startTime: null };
    expect((await api.call(saveSetlist, { params, body }, token)).answer.startTime).toBeNull();
    const added = await api.call(addSetlist, { body: { name: "New", plannedLength: 30 } }, token);
    expect(added.answer.startTime).toBeNull();
  });
});
