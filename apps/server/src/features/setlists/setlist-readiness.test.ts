import { addSetlist, getSetlistReadiness } from "@bandstand/contracts/setlists";
import { saveSong, uploadRecording } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { ask } from "../../../test/ask.ts";
import { newMember } from "../../../test/members.ts";
import { mp3File } from "../../../test/sounds.ts";
import { section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

/** Three songs in two sets: two with a chart, one of them with a recording as well. */
async function preparedSetlist() {
  const session = await api.newBand();
  const { token } = session;
  const ids = await songsOf(api, session, ["One", "Two", "Three"]);
  const charted = ids.slice(0, 2);
  for (const id of charted)
    await api.call(saveSong, { params: { id: String(id) }, body: { id, tab: "Em  G" } }, token);
  const params = { songId: String(ids[0]) };
  await ask(api, uploadRecording, { params }, { token, file: mp3File({ seconds: 1 }) });
  const songs = [...section(1, charted), ...section(2, ids.slice(2))];
  const body = { name: "Late set", plannedLength: 60, songs };
  const { answer } = await api.call(addSetlist, { body }, token);
  return { session, params: { id: String(answer.id) } };
}

describe("whether a set list can be played", () => {
  it("is told by how many of its songs have a chart, and how many a recording", async () => {
    const { session, params } = await preparedSetlist();
    const { answer } = await api.call(getSetlistReadiness, { params }, session.token);
    expect(answer).toEqual({ songs: 3, charts: 2, recordings: 1 });
  });

  it("is told to who may not read songs by how many there are", async () => {
    const { session, params } = await preparedSetlist();
    const reader = await newMember(api, session.bandUser.bandId, { SL: "R" });
    const { answer } = await api.call(getSetlistReadiness, { params }, reader.token);
    expect(answer).toEqual({ songs: 3, charts: null, recordings: null });
  });

  it("is told of an empty one, too", async () => {
    const session = await api.newBand();
    const body = { name: "Bare", plannedLength: 60 };
    const { answer: bare } = await api.call(addSetlist, { body }, session.token);
    const params = { id: String(bare.id) };
    const { answer } = await api.call(getSetlistReadiness, { params }, session.token);
    expect(answer).toEqual({ songs: 0, charts: 0, recordings: 0 });
  });
});
