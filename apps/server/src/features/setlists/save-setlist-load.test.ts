/** Saving set lists that are long, wrong, or saved by several at once. */
import { addSetlist, getSetlist, saveSetlist } from "@bandstand/contracts/setlists";
import { deleteSong } from "@bandstand/contracts/songs";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { testApi } from "../../../test/api.ts";
import { section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

async function setlistOf(titles: readonly string[]) {
  const session = await api.newBand();
  const { token } = session;
  const songs = await songsOf(api, session, titles);
  const body = { name: "Harvest", plannedLength: 90, songs: section(1, songs) };
  const { answer: setlist } = await api.call(addSetlist, { body }, token);
  return { token, songs, setlist, params: { id: String(setlist.id) } };
}

/**
 * The statements that the server sends for a band while `work` runs. Whoever else shares the process, as jobs do, asks on
 * other connections meanwhile.
 */
async function statementsOf(bandId: number, work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const statements = sent.mock.calls.map(([query]: unknown[], index) => ({
      connection: sent.mock.contexts[index],
      text: typeof query === "string" ? query : (query as { text: string }).text,
    }));
    const isOpening = ({ text }: { text: string }) => text.includes(`set_scope('band', ${bandId},`);
    const ours = new Set(statements.filter(isOpening).map(({ connection }) => connection));
    return statements.filter(({ connection }) => ours.has(connection)).map(({ text }) => text);
  } finally {
    sent.mockRestore();
  }
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `Song ${index}`);

describe("the cost of saving a set list", () => {
  it("is one transaction, and as many statements for 60 songs as for 6", async () => {
    const statements: string[][] = [];
    for (const count of [6, 60]) {
      const { token, songs, setlist, params } = await setlistOf(named(count));
      const body = {
        name: "Harvest home",
        updatedAt: setlist.updatedAt,
        songs: section(1, songs.toReversed()),
        interludes: songs.map((_, index) => ({
          setlistSectionId: 1,
          afterSequence: index,
          kind: "break" as const,
          text: "",
          seconds: 5,
        })),
      };
      const save = () => api.call(saveSetlist, { params, body }, token);
      statements.push(await statementsOf(setlist.bandId, save));
    }
    const [few = [], many = []] = statements;
    expect(many).toHaveLength(few.length);
    expect(many.filter((text) => text.startsWith("BEGIN"))).toHaveLength(1);
  });
});

describe("a set list saved with what cannot stand", () => {
  it("is refused for a song that somebody has deleted meanwhile, at that song", async () => {
    const { token, songs, setlist, params } = await setlistOf(["One", "Two"]);
    const request = { params: { id: String(songs[1]) }, query: { confirm: "true" as const } };
    await api.call(deleteSong, request, token);
    const body = { songs: section(2, songs) };
    const { status, failure } = await api.call(saveSetlist, { params, body }, token);
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "songs.1.songId", message: "This song does not exist" }],
    ]);
    const { answer } = await api.call(getSetlist, { params }, token);
    expect(answer.songs).toEqual(setlist.songs.slice(0, 1));
  });

  it("is refused for a song of another band, in the same words", async () => {
    const { token, params } = await setlistOf(["One"]);
    const theirs = await setlistOf(["Theirs"]);
    const body = { songs: section(1, theirs.songs) };
    const { failure } = await api.call(saveSetlist, { params, body }, token);
    expect(failure.fields).toEqual([
      { path: "songs.0.songId", message: "This song does not exist" },
    ]);
  });

  it("is refused for an interval that is no number of seconds", async () => {
    const { token, params } = await setlistOf([]);
    for (const songInterval of [-1, -2_147_483_649, 3601, 1e12, 0.5]) {
      const { status } = await api.call(saveSetlist, { params, body: { songInterval } }, token);
      expect([songInterval, status]).toEqual([songInterval, 422]);
    }
  });

  it("may have no songs at all", async () => {
    const { token, params } = await setlistOf(["One", "Two"]);
    const { status, answer } = await api.call(saveSetlist, { params, body: { songs: [] } }, token);
    expect([status, answer.songs]).toEqual([200, []]);
  });
});

describe("a set list saved by several at once", () => {
  it("has every change, where those who were refused load it again and save anew", async () => {
    const { token, songs, params } = await setlistOf(named(8));
    const removeOne = async (songId: number): Promise<void> => {
      const { answer: loaded } = await api.call(getSetlist, { params }, token);
      const kept = loaded.songs.filter((place) => place.songId !== songId);
      const body = {
        updatedAt: loaded.updatedAt,
        songs: section(
          1,
          kept.map((place) => place.songId),
        ),
      };
      const { status } = await api.call(saveSetlist, { params, body }, token);
      if (status === 409) return removeOne(songId);
      expect(status).toBe(200);
    };
    await Promise.all(songs.slice(0, 5).map(removeOne));
    const { answer } = await api.call(getSetlist, { params }, token);
    expect(answer.songs.map(({ songId }) => songId)).toEqual(songs.slice(5));
  });

  it("who did not say what they loaded is as the last of them left it, never a mixture", async () => {
    const { token, songs, params } = await setlistOf(named(6));
    const orders = [songs, songs.toReversed(), songs.slice(0, 3), songs.slice(2)];
    const answers = await Promise.all(
      orders.map((order) =>
        api.call(saveSetlist, { params, body: { songs: section(1, order) } }, token),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { answer } = await api.call(getSetlist, { params }, token);
    const kept = answer.songs.map(({ songId }) => songId);
    expect(orders).toContainEqual(kept);
  });
});
