import { getCounts } from "@bandstand/contracts/counts";
import { addSetlist } from "@bandstand/contracts/setlists";
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

async function bandWithTwoSongs() {
  const session = await api.newBand();
  const { token } = session;
  for (const title of ["One", "Two"]) {
    await api.call(addSong, { body: { title, artist: "The Ardens" } }, token);
  }
  await api.call(addSetlist, { body: { name: "Harvest", plannedLength: 60 } }, token);
  return session;
}

describe("the counts of a band", () => {
  it("are those of its own records", async () => {
    const { token } = await bandWithTwoSongs();
    const { answer } = await api.call(getCounts, {}, token);
    expect(answer).toEqual({ songs: 2, setlists: 1, events: 0, venues: 0, documents: 0 });
  });

  it("tell a member nothing of what they may not read", async () => {
    const { bandUser } = await bandWithTwoSongs();
    const reader = await newMember(api, bandUser.bandId, { SL: "R" });
    const { answer } = await api.call(getCounts, {}, reader.token);
    expect(answer).toEqual({
      songs: null,
      setlists: 1,
      events: null,
      venues: null,
      documents: null,
    });
  });

  it("are answered 304 until something comes or goes", async () => {
    const { token } = await bandWithTwoSongs();
    const ask = (tag: string) =>
      api.fetch("/api/counts", { token, headers: { "if-none-match": tag } });
    const tag = (await ask("")).headers.get("etag") ?? "";
    expect((await ask(tag)).status).toBe(304);
    await api.call(addSong, { body: { title: "Three", artist: "The Ardens" } }, token);
    expect(await (await ask(tag)).json()).toEqual({
      songs: 3,
      setlists: 1,
      events: 0,
      venues: 0,
      documents: 0,
    });
  });

  it("are told to nobody without a token", async () => {
    expect((await api.call(getCounts, {})).status).toBe(401);
  });
});
