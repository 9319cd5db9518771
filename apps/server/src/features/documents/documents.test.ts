import {
  addDocument,
  bandDocument,
  deleteDocument,
  DOCUMENT_MESSAGES,
  documentRow,
  getDocument,
  listDocuments,
  saveDocument,
} from "@bandstand/contracts/documents";
import { addSong } from "@bandstand/contracts/songs";
import { getCounts } from "@bandstand/contracts/counts";
import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { sendPaper } from "../../../test/papers.ts";
import { eventAt, newVenue } from "../../../test/venues.ts";

const api = await testApi();

async function bandWithSong() {
  const { token, bandUser } = await api.newBand();
  const body = { title: "Tin Roof Rain", artist: "Marlow Skye" };
  const { answer: song } = await api.call(addSong, { body }, token);
  return { token, bandId: bandUser.bandId, songId: song.id };
}

const add = async (
  token: string,
  body: Parameters<typeof api.call<typeof addDocument>>[1]["body"],
) => api.call(addDocument, { body }, token);
const of = ({ id }: { id: number }) => ({ params: { id: String(id) } });
const titles = async (token: string, query = {}) =>
  (await api.call(listDocuments, { query }, token)).answer.map(({ title }) => title);

describe("a document", () => {
  it("is added without a file yet, as “Other” where no category is said", async () => {
    const { token, songId } = await bandWithSong();
    const { status, answer } = await add(token, { title: " Rider ", notes: "", songId });
    expect(status).toBe(201);
    expect(bandDocument.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      title: "Rider",
      notes: null,
      documentTypeId: 1,
      DocumentType: { name: "Other", icon: "description", mask: "BSVE", sequence: 12 },
      filename: null,
      FileType: null,
      admins: false,
      Song: { title: "Tin Roof Rain" },
      Venue: null,
      Event: null,
      pageCount: null,
    });
  });

  it("has a title, and a category that is offered where it belongs", async () => {
    const { token, songId } = await bandWithSong();
    expect((await add(token, { title: " " })).status).toBe(422);
    const refused = await add(token, { title: "Chart", documentTypeId: 9 });
    expect(refused.failure.fields).toEqual([
      { path: "documentTypeId", message: DOCUMENT_MESSAGES.typeElsewhere },
    ]);
    expect((await add(token, { title: "Chart", documentTypeId: 9, songId })).status).toBe(201);
    expect((await add(token, { title: "Chart", documentTypeId: 99 })).failure.message).toBe(
      DOCUMENT_MESSAGES.unknownType,
    );
  });

  it.each([
    ["songId", DOCUMENT_MESSAGES.unknownSong],
    ["venueId", DOCUMENT_MESSAGES.unknownVenue],
    ["eventId", DOCUMENT_MESSAGES.unknownEvent],
    ["roleId", DOCUMENT_MESSAGES.unknownRole],
  ])("whose %s is not there is refused at the field", async (field, message) => {
    const { token } = await api.newBand();
    const { failure } = await add(token, { title: "Rider", [field]: 2_000_000_000 });
    expect(failure.fields).toEqual([{ path: field, message }]);
  });

  it("is saved by its changed fields, and not over somebody else's change", async () => {
    const { token } = await api.newBand();
    const { answer: before } = await add(token, { title: "Rider", notes: "Old" });
    const first = {
      params: of(before).params,
      body: { notes: "New", updatedAt: before.updatedAt },
    };
    const saved = await api.call(saveDocument, first, token);
    expect(saved.answer).toMatchObject({ title: "Rider", notes: "New" });
    const again = await api.call(saveDocument, first, token);
    expect(again).toMatchObject({ status: 409, failure: { code: "changed_meanwhile" } });
  });

  it("is deleted, and is not there any more", async () => {
    const { token } = await api.newBand();
    const { answer } = await add(token, { title: "Rider" });
    expect((await api.call(deleteDocument, of(answer), token)).status).toBe(204);
    const { status, failure } = await api.call(getDocument, of(answer), token);
    expect([status, failure.code]).toEqual([404, "document_not_found"]);
  });

  it("stays as the band's when its song goes", async () => {
    const { token, songId } = await bandWithSong();
    const { answer } = await add(token, { title: "Chart", documentTypeId: 9, songId });
    await api.fetch(`/api/deletesong/${songId}`, { method: "DELETE", token });
    const { answer: left } = await api.call(getDocument, of(answer), token);
    expect(left).toMatchObject({ songId: null, Song: null, documentTypeId: 9 });
    const renamed = { params: of(answer).params, body: { title: "Old chart" } };
    expect((await api.call(saveDocument, renamed, token)).status).toBe(200);
  });
});

describe("the list of documents", () => {
  it("comes the latest first, a page at a time, and says how many there are", async () => {
    const { token, songId } = await bandWithSong();
    for (const title of ["One", "Two", "Three"]) await add(token, { title });
    await add(token, { title: "Four", songId });
    const all = await api.call(listDocuments, {}, token);
    expect(all.headers.get("x-total-count")).toBe("4");
    expect(all.answer.map((row) => documentRow.parse(row))).toEqual(all.answer);
    const page = await api.call(listDocuments, { query: { limit: "2" } }, token);
    expect(page.answer.map(({ title }) => title)).toEqual(["Four", "Three"]);
    expect(page.headers.get("x-total-count")).toBe("4");
    expect(await titles(token, { limit: "2", after: String(page.answer[1]?.id) })).toEqual([
      "Two",
      "One",
    ]);
    expect((await api.call(listDocuments, { query: { limit: "2001" } }, token)).status).toBe(422);
  });

  it("is that of one song, of all songs, or of the band alone where asked", async () => {
    const { token, songId } = await bandWithSong();
    await add(token, { title: "Chart", songId });
    await add(token, { title: "Rider" });
    expect(await titles(token, { relation: "song", rid: String(songId) })).toEqual(["Chart"]);
    expect(await titles(token, { relation: "song", rid: String(songId + 1) })).toEqual([]);
    expect(await titles(token, { relation: "song" })).toEqual(["Chart"]);
    expect(await titles(token, { relation: "band" })).toEqual(["Rider"]);
    expect(await titles(token, { relation: "venue" })).toEqual([]);
  });

  it("is answered 304 until a document, or a member's right, has changed", async () => {
    const { token } = await api.newBand();
    const ask = (tag: string) =>
      api.fetch("/api/documents", { token, headers: { "if-none-match": tag } });
    const tag = (await ask("")).headers.get("etag") ?? "";
    expect((await ask(tag)).status).toBe(304);
    await add(token, { title: "Rider" });
    expect((await ask(tag)).status).toBe(200);
  });
});

/** A band with a document for each kind of reader, and what each member sees of them. */
async function restricted() {
  const { token, bandId, songId } = await bandWithSong();
  await add(token, { title: "Open" });
  await add(token, { title: "For administrators", admins: true });
  await add(token, { title: "For managers", roleId: 6 });
  await add(token, { title: "For members", roleId: 1 });
  const chart = (await add(token, { title: "Chart", songId })).answer;
  return { token, bandId, songId, chart };
}

describe("who sees which document", () => {
  it("is decided by area, role and Admins only, in the list, the search and the count alike", async () => {
    const { token, bandId } = await restricted();
    const reader = (await newMember(api, bandId, { OD: "R" })).token;
    const ofSongs = (await newMember(api, bandId, { SO: "R" })).token;
    expect(await titles(token)).toHaveLength(5);
    expect(await titles(reader)).toEqual(["Chart", "For members", "Open"]);
    expect(await titles(ofSongs)).toEqual(["Chart"]);
    expect(await titles(reader, { search: "for" })).toEqual(["For members"]);
    const list = await api.call(listDocuments, {}, reader);
    expect(list.headers.get("x-total-count")).toBe("3");
    expect((await api.call(getCounts, {}, reader)).answer.documents).toBe(3);
    expect((await api.call(getCounts, {}, ofSongs)).answer.documents).toBeNull();
    const news = (await api.call(listRecentChanges, {}, reader)).answer;
    expect(news.filter(({ kind }) => kind === "document").map(({ name }) => name)).toEqual([
      "Chart",
      "For members",
      "Open",
    ]);
  });

  it("tells what a document belongs to only to who may read that", async () => {
    const { bandId, chart, songId } = await restricted();
    const reader = (await newMember(api, bandId, { OD: "R" })).token;
    const { answer } = await api.call(getDocument, of(chart), reader);
    expect(answer).toMatchObject({ songId, Song: null });
  });

  it("keeps one that is not for the member as unknown as one of another band", async () => {
    const { token, bandId } = await restricted();
    const hidden = (await api.call(listDocuments, { query: { search: "administrators" } }, token))
      .answer[0];
    const id = hidden?.id ?? 0;
    const writer = (await newMember(api, bandId, { OD: "W" })).token;
    const stranger = (await api.newBand()).token;
    for (const as of [writer, stranger]) {
      const asked = [
        api.fetch(`/api/document/${id}`, { token: as }),
        api.fetch(`/api/document/${id}/live`, { token: as }),
        api.fetch(`/api/documentdownload/${id}`, { token: as }),
        api.fetch(`/api/documentlink/${id}`, { token: as }),
        api.fetch(`/api/documentimage/${id}`, { token: as }),
        api.fetch(`/api/deletedocument/${id}`, { token: as, method: "DELETE" }),
      ];
      for (const response of await Promise.all(asked)) {
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: "document_not_found" });
      }
      expect((await sendPaper(api, { token: as, id })).status).toBe(404);
      const save = {
        params: { id: String(id) },
        body: { title: "x", updatedAt: "2026-01-01T00:00:00.000Z" },
      };
      expect((await api.call(saveDocument, save, as)).status).toBe(404);
    }
  });
});

describe("who changes a document", () => {
  it("writes where it belongs", async () => {
    const { bandId, songId, chart } = await restricted();
    const reader = (await newMember(api, bandId, { OD: "R", SO: "R" })).token;
    const writer = (await newMember(api, bandId, { SO: "W" })).token;
    const save = { params: of(chart).params, body: { notes: "x" } };
    expect((await api.call(saveDocument, save, reader)).status).toBe(403);
    expect((await api.call(saveDocument, save, writer)).status).toBe(200);
    expect((await add(writer, { title: "Rider" })).status).toBe(403);
    expect((await add(writer, { title: "Lyrics", songId })).status).toBe(201);
    const move = { params: of(chart).params, body: { songId: null } };
    expect((await api.call(saveDocument, move, writer)).status).toBe(403);
  });

  it("attaches it to venues and events with the right to bookings, and to nothing else", async () => {
    const { bandId, token, chart } = await restricted();
    const venue = await newVenue(api, token);
    const eventId = await eventAt(api, venue, { inDays: 3 });
    const booker = await newMember(api, bandId, {});
    await api.asSuperuser("update bandstand.band_users set bookings_enabled = true where id = $1", [
      booker.bandUserId,
    ]);
    expect((await add(booker.token, { title: "Contract", venueId: venue.id })).status).toBe(201);
    expect((await add(booker.token, { title: "Advance", eventId })).status).toBe(201);
    expect((await add(booker.token, { title: "Rider" })).status).toBe(403);
    const move = { params: of(chart).params, body: { venueId: venue.id } };
    expect((await api.call(saveDocument, move, booker.token)).status).toBe(404);
  });

  it("alone administrators make it for administrators, and nobody gives it to another role", async () => {
    const { bandId, chart } = await restricted();
    const writer = (await newMember(api, bandId, { OD: "W" })).token;
    const save = (body: object) =>
      api.call(saveDocument, { params: of(chart).params, body }, writer);
    expect((await save({ admins: true })).status).toBe(403);
    expect((await add(writer, { title: "x", admins: true })).status).toBe(403);
    expect((await save({ roleId: 6 })).failure.fields).toEqual([
      { path: "roleId", message: DOCUMENT_MESSAGES.ownRole },
    ]);
    expect((await save({ roleId: 1 })).status).toBe(200);
  });

  it("has no right with editing off", async () => {
    const { bandId, chart } = await restricted();
    const writer = await newMember(api, bandId, { OD: "W" });
    await api.asSuperuser("update bandstand.band_users set edit_enabled = false where id = $1", [
      writer.bandUserId,
    ]);
    expect((await api.call(deleteDocument, of(chart), writer.token)).status).toBe(403);
  });
});
