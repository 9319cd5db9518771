import { Failure } from "@bandstand/contracts/failure";
import type { SaveSetlist, Setlist, SetlistWithSections } from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { putSongs, takeOut } from "./put-songs.ts";

const entry = (songId: number, setlistSectionId: number, sequence: number) => ({
  songId,
  setlistSectionId,
  sequence,
  seconds: null,
  featuring: null,
  songkey: null,
  capo: null,
  note: null,
});

/** A server with one set list of two sets, kept under its lock. */
function setlistServer() {
  let moment = 1;
  let kept = {
    id: 7,
    name: "Half Crown",
    numberSets: 2,
    updatedAt: "moment 1",
    songs: [entry(1, 1, 1), entry(2, 2, 1)],
    interludes: [],
  } as unknown as SetlistWithSections;
  /** What others save while somebody has read and not saved yet. */
  const meanwhile: (() => void)[] = [];

  function put(changed: object): void {
    moment += 1;
    kept = { ...kept, ...changed, updatedAt: `moment ${moment}` };
  }

  return {
    put,
    meanwhile,
    songs: () => kept.songs.map(({ songId, setlistSectionId }) => [songId, setlistSectionId]),
    reload: async () => kept,
    save: async (_id: number, { updatedAt, ...changed }: SaveSetlist) => {
      meanwhile.shift()?.();
      if (updatedAt !== kept.updatedAt) throw new Failure("changed_meanwhile");
      put(changed);
      return kept as unknown as Setlist;
    },
  };
}

describe("putting songs into a set list", () => {
  it("appends them to the set and leaves what it holds", async () => {
    const server = setlistServer();
    const put = await putSongs(server, 7, { section: 2, songIds: [8, 1, 9] });
    expect(server.songs()).toEqual([
      [1, 1],
      [2, 2],
      [8, 2],
      [9, 2],
    ]);
    expect(put).toEqual({ added: [8, 9], updatedAt: "moment 2" });
  });

  it("loses nothing that another member saves at the same time", async () => {
    const server = setlistServer();
    server.meanwhile.push(() => server.put({ songs: [entry(2, 1, 1), entry(3, 2, 1)] }));
    server.meanwhile.push(() => server.put({ name: "Half Crown, late" }));
    await putSongs(server, 7, { section: 2, songIds: [8] });
    expect(server.songs()).toEqual([
      [2, 1],
      [3, 2],
      [8, 2],
    ]);
  });

  it("gives up where others save again and again", async () => {
    const server = setlistServer();
    server.meanwhile.push(...Array.from({ length: 9 }, () => () => server.put({})));
    await expect(putSongs(server, 7, { section: 2, songIds: [8] })).rejects.toThrow(
      new Failure("changed_meanwhile").message,
    );
    expect(server.meanwhile).toHaveLength(4);
  });

  it("saves nothing where it holds them all", async () => {
    const server = setlistServer();
    const put = await putSongs(server, 7, { section: 1, songIds: [2] });
    expect(put).toEqual({ added: [], updatedAt: null });
  });

  it("says so where somebody has taken the set away", async () => {
    const server = setlistServer();
    server.put({ numberSets: 1 });
    await expect(putSongs(server, 7, { section: 2, songIds: [8] })).rejects.toThrow(
      "“Half Crown” has no Set 2 any more.",
    );
  });
});

describe("taking them out again", () => {
  it("leaves the set list as it was", async () => {
    const server = setlistServer();
    await putSongs(server, 7, { section: 2, songIds: [8] });
    const addition = { section: 2, songIds: [8], updatedAt: "moment 2" };
    expect(await takeOut(server, 7, addition)).toEqual({ stayed: [], isChanged: false });
    expect(server.songs()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("leaves what others have done meanwhile, and tells of it", async () => {
    const server = setlistServer();
    await putSongs(server, 7, { section: 2, songIds: [8, 9] });
    server.put({ songs: [entry(9, 1, 1), entry(8, 2, 1), entry(3, 2, 2)] });
    const addition = { section: 2, songIds: [8, 9], updatedAt: "moment 2" };
    expect(await takeOut(server, 7, addition)).toEqual({ stayed: [9], isChanged: true });
    expect(server.songs()).toEqual([
      [9, 1],
      [3, 2],
    ]);
  });
});
