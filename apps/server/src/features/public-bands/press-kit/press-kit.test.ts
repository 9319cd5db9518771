import { saveBand } from "@bandstand/contracts/bands";
import { deleteDocument } from "@bandstand/contracts/documents";
import {
  getPressKit,
  PRESS_KIT_MESSAGES,
  savePressAddress,
  savePressKit,
} from "@bandstand/contracts/press-kit";
import { addSong, deleteSong, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { newMember } from "../../../../test/members.ts";
import { sendPaper } from "../../../../test/papers.ts";
import { pdfFile } from "../../../../test/pdf-files.ts";
import { upload } from "../../../../test/recordings.ts";
import { mp3File } from "../../../../test/sounds.ts";

const api = await testApi();

/** A band with a released song, a stage plot for everybody and a rider for whom it gives its private address. */
async function bandWithKit() {
  const { token, bandUser } = await api.newBand("Salt & Rye");
  const { id: bandId, identity } = bandUser.TheBand;
  const { answer: song } = await api.call(
    addSong,
    { body: { title: "Paper Lanterns", artist: "Salt & Rye" } },
    token,
  );
  const content = mp3File({ seconds: 1 });
  await upload(api, { songId: song.id, token, content, name: "lanterns.mp3" });
  const { document: plot } = await sendPaper(api, {
    token,
    fields: { title: "Stage plot", notes: "Priya has the old one" },
  });
  const { document: rider } = await sendPaper(api, { token, fields: { title: "Rider" } });
  const body = {
    isShown: true,
    songIds: [song.id],
    documents: [
      { id: plot.id, isPrivate: false },
      { id: rider.id, isPrivate: true },
    ],
  };
  const save = (changed: Partial<typeof body>, as = token) =>
    api.call(savePressKit, { body: { ...body, ...changed } }, as);
  await save({});
  const address = `/press/${encodeURIComponent(identity)}`;
  const open = async (path = address) => {
    const answer = await api.fetch(path);
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  const newAddress = async (isOpen = true) => {
    const { answer } = await api.call(savePressAddress, { body: { isOpen } }, token);
    return answer.privatePath ?? "";
  };
  return { token, bandId, song, content, plot, rider, body, save, address, open, newAddress };
}

describe("the press kit of a band", () => {
  it("shows everybody its songs, its papers, its contact, and leaves out what is private", async () => {
    const { token, bandId, open } = await bandWithKit();
    await api.call(
      saveBand,
      { params: { id: String(bandId) }, body: { profile: "Two fiddles.", contactName: "Dilys" } },
      token,
    );
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toContain("<title>Press kit of Salt &amp; Rye</title>");
    for (const said of ["Two fiddles.", "Dilys", "Paper Lanterns", "Stage plot"])
      expect(html).toContain(said);
    expect(html).not.toContain("Rider");
    // What members note of a document is theirs.
    expect(html).not.toContain("Priya has the old one");
    expect(html).not.toContain("noindex");
  });

  it("plays its songs, also from the middle, and shows its papers under their own name", async () => {
    const { address, song, content, plot } = await bandWithKit();
    const played = await api.fetch(`${address}/song/${song.id}`, {
      headers: { range: "bytes=10-19" },
    });
    expect(played.status).toBe(206);
    expect(Buffer.from(await played.arrayBuffer())).toEqual(content.subarray(10, 20));
    const shown = await api.fetch(`${address}/document/${plot.id}`);
    expect(shown.headers.get("content-disposition")).toContain("plot.pdf");
    expect(shown.headers.get("cache-control")).toBe("private, no-cache");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(pdfFile());
  });

  it("is there for nobody before the band shows it, and the same where there is no band", async () => {
    const { save, open, address, song } = await bandWithKit();
    await save({ isShown: false });
    const hidden = await open();
    const unknown = await open("/press/nobody-at-all");
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect(hidden.html).toBe(unknown.html);
    expect((await open(`${address}/song/${song.id}`)).status).toBe(404);
  });

  it("is led to from the band's page while it is shown", async () => {
    const { save, address } = await bandWithKit();
    const bandPage = async () => (await api.fetch(address.replace("press", "bandpage"))).text();
    const link = `<a href="${address}">Press kit</a>`;
    expect(await bandPage()).toContain(link);
    await save({ isShown: false });
    await expect.poll(bandPage).not.toContain(link);
  });

  it("has a private address that shows all of it, also while it is shown to nobody else", async () => {
    const { save, open, newAddress, rider } = await bandWithKit();
    await save({ isShown: false });
    const address = await newAddress();
    const { status, html, headers } = await open(address);
    expect(status).toBe(200);
    for (const said of ["Paper Lanterns", "Stage plot", "Rider", "noindex"])
      expect(html).toContain(said);
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await open(`${address}/document/${rider.id}`)).status).toBe(200);
  });

  it("gives a private paper to nobody without that address", async () => {
    const { open, address, rider } = await bandWithKit();
    for (const path of [
      `${address}/document/${rider.id}`,
      `${address}/guessed/document/${rider.id}`,
      `${address}/guessed`,
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });

  it("ends a private address by a new one, or by none", async () => {
    const { open, newAddress, rider } = await bandWithKit();
    const first = await newAddress();
    const second = await newAddress();
    expect(second).not.toBe(first);
    expect((await open(first)).status).toBe(404);
    expect((await open(`${first}/document/${rider.id}`)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect(await newAddress(false)).toBe("");
    expect((await open(second)).status).toBe(404);
  });

  it("opens nothing of another band by the key of one", async () => {
    const one = await bandWithKit();
    const other = await bandWithKit();
    const key = (await one.newAddress()).split("/").at(-1) ?? "";
    await other.newAddress();
    expect((await other.open(`${other.address}/${key}`)).status).toBe(404);
    expect((await other.open(`${other.address}/document/${one.plot.id}`)).status).toBe(404);
  });

  it("tells of a song by its new title, and of nothing that was deleted", async () => {
    const { token, open, song, plot, address } = await bandWithKit();
    await open();
    const params = { id: String(song.id) };
    await api.call(saveSong, { params, body: { title: "Half Moon" } }, token);
    await expect.poll(async () => (await open()).html).toContain("Half Moon");
    await api.call(deleteSong, { params }, token);
    await api.call(deleteDocument, { params: { id: String(plot.id) } }, token);
    await expect.poll(async () => (await open()).html).not.toContain("Half Moon");
    await expect.poll(async () => (await open()).html).not.toContain("Stage plot");
    expect((await open(`${address}/document/${plot.id}`)).status).toBe(404);
  });

  it("has no song without a recording on the page", async () => {
    const { token, save, open } = await bandWithKit();
    const { answer } = await api.call(
      addSong,
      { body: { title: "Unheard", artist: "Salt & Rye" } },
      token,
    );
    await save({ songIds: [answer.id] });
    expect((await open()).html).not.toContain("Unheard");
  });
});

describe("whoever puts it together", () => {
  it("is told what is in it, in its order", async () => {
    const { token, save, song, plot, rider } = await bandWithKit();
    const { answer: other } = await api.call(
      addSong,
      { body: { title: "Ardent", artist: "Salt & Rye" } },
      token,
    );
    await save({ songIds: [other.id, song.id] });
    const { answer } = await api.call(getPressKit, {}, token);
    expect(answer).toEqual({
      isShown: true,
      privatePath: null,
      songs: [
        { id: other.id, title: "Ardent" },
        { id: song.id, title: "Paper Lanterns" },
      ],
      documents: [
        { id: rider.id, title: "Rider", isPrivate: true },
        { id: plot.id, title: "Stage plot", isPrivate: false },
      ],
    });
  });

  it("takes out what is left out, and says nothing of songs that stay as they are", async () => {
    const { token, save, body, song } = await bandWithKit();
    const before = (await api.call(getPressKit, {}, token)).answer;
    const revision = async () =>
      (await api.call(saveSong, { params: { id: String(song.id) }, body: {} }, token)).answer
        .updatedAt;
    const at = await revision();
    expect((await save(body)).answer).toEqual(before);
    expect(await revision()).toBe(at);
    expect((await save({ songIds: [], documents: [] })).answer).toMatchObject({
      songs: [],
      documents: [],
    });
  });

  it.each([
    ["songIds", { songIds: [999_999] }, PRESS_KIT_MESSAGES.unknownSong],
    [
      "documents",
      { documents: [{ id: 999_999, isPrivate: false }] },
      PRESS_KIT_MESSAGES.unknownDocument,
    ],
  ])(
    "is refused %s that the band does not have, and nothing is kept",
    async (field, wrong, message) => {
      const { token, save } = await bandWithKit();
      const before = (await api.call(getPressKit, {}, token)).answer;
      const { status, failure } = await save({ isShown: false, ...wrong });
      expect([status, failure.fields]).toEqual([422, [{ path: field, message }]]);
      expect((await api.call(getPressKit, {}, token)).answer).toEqual(before);
    },
  );

  it("is refused a song that is in it twice, and more than three", async () => {
    const { save, song } = await bandWithKit();
    const { status } = await save({ songIds: [song.id, song.id] });
    expect(status).toBe(422);
    expect((await save({ songIds: [1, 2, 3, 4] })).status).toBe(422);
  });

  it("is an administrator", async () => {
    const { bandId, save } = await bandWithKit();
    const { token } = await newMember(api, bandId, { SO: "W", OD: "W" });
    expect((await save({}, token)).status).toBe(403);
  });
});
