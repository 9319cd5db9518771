import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import { addSetlist } from "@bandstand/contracts/setlists";
import { addSong, saveSong, uploadRecording } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { ask } from "../../../test/ask.ts";
import { newMember } from "../../../test/members.ts";
import { mp3File } from "../../../test/sounds.ts";

const api = await testApi();

/** A band in which Joss, who may write all, works; and somebody who reads what is named. */
async function bandOfTwo(rights: Parameters<typeof newMember>[2]) {
  const { bandUser } = await api.newBand();
  const joss = await newMember(api, bandUser.bandId, { SO: "W", SL: "W" }, "Joss");
  const reader = await newMember(api, bandUser.bandId, rights);
  const add = async (title: string, token = joss.token) =>
    (await api.call(addSong, { body: { title, artist: "The Ardens" } }, token)).answer;
  const told = async () =>
    (await api.call(listRecentChanges, {}, reader.token)).answer.map(
      ({ name, how, changedBy }) => `${name}: ${how} by ${changedBy ?? "nobody"}`,
    );
  /** As if it were that long since anything happened. */
  const later = async (interval: string) => {
    for (const table of ["songs", "setlists"])
      await api.asSuperuser(
        `alter table bandstand.${table} disable trigger user;
         update bandstand.${table} set created_at = created_at - interval '${interval}',
           updated_at = updated_at - interval '${interval}' where band_id = ${bandUser.bandId};
         alter table bandstand.${table} enable trigger user`,
      );
  };
  return { joss, reader, add, told, later };
}

describe("what changed lately", () => {
  it("is what others added, changed and recorded, the latest first", async () => {
    const { joss, add, told, later } = await bandOfTwo({ SO: "R", SL: "R" });
    const song = await add("Paper Lanterns");
    const silent = await add("Small Hours");
    await later("2 days");
    await api.call(addSetlist, { body: { name: "Late set", plannedLength: 60 } }, joss.token);
    const params = { id: String(song.id) };
    await api.call(saveSong, { params, body: { id: song.id, bpm: 90 } }, joss.token);
    await ask(
      api,
      uploadRecording,
      { params: { songId: String(silent.id) } },
      { token: joss.token, file: mp3File({ seconds: 1 }) },
    );
    expect(await told()).toEqual([
      "Small Hours: recorded by Joss",
      "Paper Lanterns: changed by Joss",
      "Late set: added by Joss",
    ]);
  });

  it("leaves out what one did oneself", async () => {
    const { reader, add, told } = await bandOfTwo({ SO: "W" });
    await add("Small Hours", reader.token);
    await add("Paper Lanterns");
    expect(await told()).toEqual(["Paper Lanterns: added by Joss"]);
  });

  it("tells a member nothing of what they may not read", async () => {
    const { joss, add, told } = await bandOfTwo({ SL: "R" });
    await add("Small Hours");
    await api.call(addSetlist, { body: { name: "Late set", plannedLength: 60 } }, joss.token);
    expect(await told()).toEqual(["Late set: added by Joss"]);
  });

  it("goes back a month", async () => {
    const { add, told, later } = await bandOfTwo({ SO: "R" });
    await add("Small Hours");
    await later("32 days");
    expect(await told()).toEqual([]);
  });
});
