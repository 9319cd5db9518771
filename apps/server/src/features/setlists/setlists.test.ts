import {
  addSetlist,
  copySetlist,
  deleteSetlist,
  getSetlist,
  getSetlistWithSections,
  listSetlists,
  saveSetlist,
} from "@bandstand/contracts/setlists";
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { addGig, section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

const idOf = ({ id }: { id: number }) => ({ id: String(id) });

async function bandWith(titles: readonly string[] = ["One", "Two", "Three", "Four"]) {
  const session = await api.newBand();
  return { session, token: session.token, songs: await songsOf(api, session, titles) };
}

describe("adding a set list", () => {
  it("needs a name and a planned length; two sets, 10 seconds between songs and an encore are taken", async () => {
    const { token } = await bandWith([]);
    const { status, answer } = await api.call(
      addSetlist,
      { body: { name: "Harvest", plannedLength: 90 } },
      token,
    );
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      name: "Harvest",
      plannedLength: 90,
      numberSets: 2,
      songInterval: 10,
      includeEncore: true,
      permanent: false,
      bias: 0,
      statusGroupTag: "PR",
      songs: [],
      Event: [],
    });
  });

  it("says at their fields what is missing", async () => {
    const { token } = await bandWith([]);
    const body = { name: " ", plannedLength: null } as never;
    const { status, failure } = await api.call(addSetlist, { body }, token);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "name", message: "Please enter a value" },
      { path: "plannedLength", message: "Please enter a value" },
    ]);
  });

  it("takes its songs along, and as many sets as they are in", async () => {
    const { token, songs } = await bandWith();
    const [one = 0, two = 0, three = 0] = songs;
    const body = {
      name: "Three sets",
      plannedLength: 120,
      songs: [...section(1, [one]), ...section(3, [two]), ...section(4, [three])],
    };
    const { answer } = await api.call(addSetlist, { body }, token);
    expect(answer.numberSets).toBe(3);
    expect(answer.updatedAt).toBe(answer.createdAt);
    expect(answer.songs.map(({ songId, setlistSectionId }) => [songId, setlistSectionId])).toEqual([
      [one, 1],
      [two, 3],
      [three, 4],
    ]);
  });

  it("keeps nothing when one song cannot stand", async () => {
    const { token, songs } = await bandWith();
    const body = { name: "Never", plannedLength: 60, songs: section(1, [songs[0] ?? 0, 999_999]) };
    const { status, failure } = await api.call(addSetlist, { body }, token);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "songs.1.songId", message: "This song does not exist" },
    ]);
    expect((await api.call(listSetlists, {}, token)).answer).toEqual([]);
  });
});

describe("a set list with sections", () => {
  it("keeps the key of a place as keys are written", async () => {
    const { token, songs } = await bandWith(["One"]);
    const [songId = 0] = songs;
    const entry = { songId, setlistSectionId: 1, sequence: 1 };
    const body = { name: "Short", plannedLength: 10, songs: [{ ...entry, songkey: "am" }] };
    const { answer: added } = await api.call(addSetlist, { body }, token);
    expect(added.songs[0]?.songkey).toBe("Am");
    const change = { songs: [{ ...entry, songkey: "f# minor", capo: 0 }] };
    const { answer } = await api.call(saveSetlist, { params: idOf(added), body: change }, token);
    expect(answer.songs[0]).toMatchObject({ songkey: "F#m", capo: 0 });
  });

  it("has each song and the section that it stands in, the encore last", async () => {
    const { token, songs } = await bandWith(["One", "Two"]);
    const [one = 0, two = 0] = songs;
    const body = {
      name: "Short",
      plannedLength: 10,
      songs: [
        ...section(4, [two]),
        { songId: one, setlistSectionId: 2, sequence: 1, seconds: 180, featuring: "Kit" },
      ],
    };
    const { answer: added } = await api.call(addSetlist, { body }, token);
    const { answer } = await api.call(getSetlistWithSections, { params: idOf(added) }, token);
    expect(answer.songs).toMatchObject([
      {
        songId: one,
        sequence: 1,
        seconds: 180,
        featuring: "Kit",
        Song: { title: "One", seconds: 200 },
        SetlistSection: { id: 2, name: "Second Set", sequence: 2 },
      },
      {
        songId: two,
        seconds: null,
        Song: { title: "Two" },
        SetlistSection: { id: 4, name: "Encore", sequence: 4 },
      },
    ]);
  });

  it("has what the band thinks of each song", async () => {
    const { session, token, songs } = await bandWith(["One", "Two"]);
    const [one = 0] = songs;
    const { userId } = session.bandUser;
    await api.call(saveSongRating, { body: { userId, songId: one, rating: 8 } }, token);
    const body = { name: "Short", plannedLength: 10, songs: section(1, songs) };
    const { answer: added } = await api.call(addSetlist, { body }, token);
    const { answer } = await api.call(getSetlistWithSections, { params: idOf(added) }, token);
    expect(answer.songs.map(({ Song }) => Song.avgRating)).toEqual([8, null]);
  });
});

describe("copying a set list", () => {
  it("takes its songs and settings along under its name and Copy, and leaves its events", async () => {
    const { token, session, songs } = await bandWith();
    const body = { name: "Harvest", plannedLength: 90, bias: 3, permanent: true };
    const { answer: setlist } = await api.call(
      addSetlist,
      { body: { ...body, songs: section(1, songs) } },
      token,
    );
    await addGig(api, session, { setlistId: setlist.id, inDays: 7 });
    const { status, answer } = await api.call(copySetlist, { params: idOf(setlist) }, token);
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      name: "Harvest - Copy",
      bias: 3,
      permanent: false,
      Event: [],
      statusGroupTag: "PR",
    });
    expect(answer.songs.map(({ songId }) => songId)).toEqual(songs);
  });
});

it("a copy of a set list with the longest name has a name that can be saved", async () => {
  const { token } = await bandWith([]);
  const name = `The set ${"of a very long evening ".repeat(4)}`.slice(0, 100);
  const { answer: setlist } = await api.call(
    addSetlist,
    { body: { name, plannedLength: 90 } },
    token,
  );
  const { answer: copy } = await api.call(copySetlist, { params: idOf(setlist) }, token);
  expect(copy.name).toMatch(/^The set of a very long evening .* - Copy$/);
  const saved = await api.call(
    saveSetlist,
    { params: idOf(copy), body: { name: copy.name } },
    token,
  );
  expect(saved.status).toBe(200);
});

describe("deleting a set list", () => {
  it("takes it away; its songs and the event that plays it stay", async () => {
    const { token, session, songs } = await bandWith();
    const { answer: setlist } = await api.call(
      addSetlist,
      { body: { name: "Gone", plannedLength: 30, songs: section(1, songs) } },
      token,
    );
    await addGig(api, session, { setlistId: setlist.id, inDays: 7 });
    expect((await api.call(deleteSetlist, { params: idOf(setlist) }, token)).status).toBe(204);
    expect((await api.call(getSetlist, { params: idOf(setlist) }, token)).failure.code).toBe(
      "setlist_not_found",
    );
    const rows = await api.asSuperuser(
      "select setlist_id from bandstand.events where band_id = $1",
      [session.bandUser.bandId],
    );
    expect(rows).toEqual([{ setlist_id: null }]);
  });

  it("stays where somebody has saved it since the caller saw it", async () => {
    const { token, songs } = await bandWith();
    const { answer: setlist } = await api.call(
      addSetlist,
      { body: { name: "Kept", plannedLength: 30 } },
      token,
    );
    const body = { songs: section(1, songs) };
    const { answer: saved } = await api.call(saveSetlist, { params: idOf(setlist), body }, token);
    const asAdded = { params: idOf(setlist), query: { updatedAt: setlist.updatedAt } };
    const refused = await api.call(deleteSetlist, asAdded, token);
    expect(refused.status).toBe(409);
    expect(refused.failure.code).toBe("changed_meanwhile");
    const asSaved = { params: idOf(setlist), query: { updatedAt: saved.updatedAt } };
    expect((await api.call(deleteSetlist, asSaved, token)).status).toBe(204);
  });
});

describe("the list of set lists", () => {
  it("comes by name, with its songs as a picture needs them, and is narrowed by a literal search", async () => {
    const { token, songs } = await bandWith(["One"]);
    for (const name of ["wedding 100%", "Anchor", "Wedding"]) {
      const body = { name, plannedLength: 60, songs: section(1, songs) };
      await api.call(addSetlist, { body }, token);
    }
    const { answer } = await api.call(listSetlists, {}, token);
    expect(answer.map(({ name }) => name)).toEqual(["Anchor", "Wedding", "wedding 100%"]);
    expect(answer[0]?.songs).toEqual([
      { songId: songs[0], setlistSectionId: 1, seconds: null, Song: { seconds: 200 } },
    ]);
    const found = await api.call(listSetlists, { query: { search: "100%" } }, token);
    expect(found.answer.map(({ name }) => name)).toEqual(["wedding 100%"]);
  });

  it("tells what each is for from the events that play it", async () => {
    const { token, session } = await bandWith([]);
    const add = async (name: string, permanent: boolean, days: readonly number[]) => {
      const body = { name, plannedLength: 60, permanent };
      const { answer } = await api.call(addSetlist, { body }, token);
      for (const inDays of days) await addGig(api, session, { setlistId: answer.id, inDays });
      return answer.id;
    };
    await add("Archived", false, [-3]);
    await add("Permanent", true, [-3]);
    await add("Planned", true, [0, -3]);
    const cancelled = await add("Preparation", false, []);
    await addGig(api, session, { setlistId: cancelled, inDays: 3, status: "X" });
    const { answer } = await api.call(listSetlists, {}, token);
    expect(answer.map(({ name, statusGroupTag }) => [name, statusGroupTag])).toEqual([
      ["Archived", "A"],
      ["Permanent", "PM"],
      ["Planned", "PL"],
      ["Preparation", "PR"],
    ]);
    expect(answer[2]?.Event.map(({ name }) => name)).toEqual(["Harvest Dance", "Harvest Dance"]);
  });

  it("answers 304 to what has not changed, and anew after a change of a song, a set list or an event", async () => {
    const { token, session, songs } = await bandWith(["One"]);
    const { answer: setlist } = await api.call(
      addSetlist,
      { body: { name: "Tagged", plannedLength: 60, songs: section(1, songs) } },
      token,
    );
    const ask = async (tag: string | null) =>
      api.fetch("/api/setlists", { token, headers: { "if-none-match": tag ?? "" } });
    const tagOf = async () => (await ask(null)).headers.get("etag");
    const first = await tagOf();
    expect((await ask(first)).status).toBe(304);
    await addGig(api, session, { setlistId: setlist.id, inDays: 1 });
    expect((await ask(first)).status).toBe(200);
    const second = await tagOf();
    await api.call(saveSetlist, { params: idOf(setlist), body: { bias: 1 } }, token);
    expect((await ask(second)).status).toBe(200);
  });
});
