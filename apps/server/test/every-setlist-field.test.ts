/** Whatever people can say of a set list is kept by every way that one goes: made from the contract, with each of its fields. */
import {
  addSetlist,
  copySetlist,
  getSetlist,
  listSetlists,
  saveSetlist,
  setlistFields,
  setlistRow,
} from "@bandstand/contracts/setlists";
import { setlistEntry } from "@bandstand/contracts/setlist-songs";
import { fieldsOf, partOf, without } from "@bandstand/contracts/shapes";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";
import { everyField } from "./every-field.ts";
import { newSong } from "./recordings.ts";

const api = await testApi();

/** What stands in it is told with ids of its own, and looked at apart. */
const OWN = without(setlistFields, ["songs", "interludes"]);
const FIELDS = fieldsOf(OWN);
const settings = everyField(OWN, { numberSets: 3, permanent: true });
const interlude = {
  setlistSectionId: 2,
  afterSequence: 1,
  kind: "spoken",
  text: "Hi",
  seconds: 5,
} as const;

async function bandWithSong() {
  const { token } = await api.newBand();
  const song = await newSong(api, token);
  const entry = everyField(without(setlistEntry.shape, ["setlistId"]), {
    songId: song.id,
    setlistSectionId: 2,
    sequence: 1,
  });
  return { token, whole: { ...settings, songs: [entry], interludes: [interlude] } };
}

describe("every field of a set list", () => {
  it("is kept as it was added, and told by the list where the list has it", async () => {
    const { token, whole } = await bandWithSong();
    const { answer: added } = await api.call(addSetlist, { body: whole }, token);
    expect(added).toMatchObject(whole);
    const { answer: read } = await api.call(
      getSetlist,
      { params: { id: String(added.id) } },
      token,
    );
    expect(read).toMatchObject(whole);
    const [row] = (await api.call(listSetlists, {}, token)).answer;
    expect(row).toMatchObject(
      partOf(
        settings,
        FIELDS.filter((field) => field in setlistRow.shape),
      ),
    );
  });

  it("is saved", async () => {
    const { token, whole } = await bandWithSong();
    const bare = { name: "Bare", plannedLength: 60 };
    const { answer: setlist } = await api.call(addSetlist, { body: bare }, token);
    const params = { id: String(setlist.id) };
    await api.call(saveSetlist, { params, body: whole }, token);
    expect((await api.call(getSetlist, { params }, token)).answer).toMatchObject(whole);
  });

  it("is copied, but for its name, its version and that it is permanent", async () => {
    const { token, whole } = await bandWithSong();
    const { answer: added } = await api.call(addSetlist, { body: whole }, token);
    const { answer: copy } = await api.call(
      copySetlist,
      { params: { id: String(added.id) } },
      token,
    );
    expect(copy).toMatchObject({
      ...whole,
      name: "name - Copy",
      versionDate: null,
      permanent: false,
    });
  });
});
