/** Finding documents by what is said of them and what they say. */
import { getDocument, listDocuments } from "@bandstand/contracts/documents";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { sendPaper } from "../../../test/papers.ts";
import { bombPdf, pdfFile, protectedPdf } from "../../../test/pdf-files.ts";

const api = await testApi();

const found = async (token: string, search: string) =>
  (await api.call(listDocuments, { query: { search } }, token)).answer.map(({ title }) => title);

async function sent(title: string, { notes = "", text = "Nothing", name = "plot.pdf" } = {}) {
  const session = await api.newBand();
  await sendPaper(api, { ...session, fields: { title, notes }, content: pdfFile([text]), name });
  return session;
}

describe("the search of documents", () => {
  it.each([
    ["title", { title: "Café Étude" }, "cafe etu"],
    ["title, as accents may be typed", { title: "Café" }, "CAFE\u0301"],
    ["notes", { title: "x", notes: "Send with every Propósal." }, "proposal"],
    ["the name of the file", { title: "x", name: "Bühne 7.pdf" }, "buhne 7"],
    ["title, its words in another order", { title: "Poster, hàlf cröwn" }, "crown poster"],
    ["title and of the notes at once", { title: "Poster", notes: "For the Crown" }, "crown post"],
    ["title, without its apostrophe", { title: "Don’t Stop" }, "dont stop"],
    ["title, with an apostrophe of another kind", { title: "Don’t Stop" }, "don't"],
  ])("finds a part of %s, whatever case and accents", async (_, { title, ...said }, search) => {
    const { token } = await sent(title, said);
    expect(await found(token, search)).toEqual([title]);
    expect(await found(token, "elsewhere")).toEqual([]);
  });

  it("takes each sign for itself", async () => {
    const { token } = await sent("50% off_");
    expect(await found(token, "50%")).toEqual(["50% off_"]);
    expect(await found(token, "5_")).toEqual([]);
    expect(await found(token, "5\\0")).toEqual([]);
    expect(await found(token, "'; drop table x; --")).toEqual([]);
    expect(await found(token, "& | ! :*")).toEqual([]);
  });

  it("finds words of the text of a PDF, each by its beginning, once that was read", async () => {
    const { token } = await sent("Rider", { text: "Two vocal microphones on boom stands" });
    await expect.poll(() => found(token, "micro boom"), { timeout: 20_000 }).toEqual(["Rider"]);
    expect(await found(token, "phones")).toEqual([]);
    const { answer } = await api.call(listDocuments, {}, token);
    const one = await api.call(getDocument, { params: { id: String(answer[0]?.id) } }, token);
    expect(one.answer.pageCount).toBe(1);
  }, 30_000);

  it("finds a document by what its present file says, and not by the one before", async () => {
    const { token } = await sent("Rider", { text: "Gramophone" });
    await expect.poll(() => found(token, "gramophone"), { timeout: 20_000 }).toEqual(["Rider"]);
    const { answer } = await api.call(listDocuments, {}, token);
    await sendPaper(api, { token, id: answer[0]?.id ?? 0, content: pdfFile(["Turntable"]) });
    expect(await found(token, "gramophone")).toEqual([]);
    await expect.poll(() => found(token, "turntable"), { timeout: 20_000 }).toEqual(["Rider"]);
  }, 60_000);

  it("tells nobody by its words of a document that they may not see", async () => {
    const { token, bandUser } = await api.newBand();
    await sendPaper(api, { token, fields: { admins: "true" }, content: pdfFile(["Settlement"]) });
    await expect.poll(() => found(token, "settlement"), { timeout: 20_000 }).toHaveLength(1);
    const reader = (await newMember(api, bandUser.bandId, { OD: "R" })).token;
    expect(await found(reader, "settlement")).toEqual([]);
    expect(await found((await api.newBand()).token, "settlement")).toEqual([]);
  }, 30_000);

  it("does without the text of a file that nobody can read", async () => {
    const { token, bandUser } = await api.newBand();
    await sendPaper(api, { token, content: protectedPdf, fields: { title: "Locked" } });
    await sendPaper(api, { token, content: bombPdf, fields: { title: "Bomb" } });
    const read = () =>
      api.asSuperuser("select 1 from bandstand.document_texts where band_id = $1", [
        bandUser.bandId,
      ]);
    await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(2);
    expect(await found(token, "locked")).toEqual(["Locked"]);
  }, 90_000);
});
