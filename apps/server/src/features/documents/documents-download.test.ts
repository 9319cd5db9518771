/** Fetching the files of documents: as a whole, in pieces, by links, and the versions before. */
import { downloadZip } from "@bandstand/contracts/downloads";
import { getDocumentLink, listDocumentHistory } from "@bandstand/contracts/document-files";
import { addDocument, saveDocument } from "@bandstand/contracts/documents";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { sendPaper } from "../../../test/papers.ts";
import { pdfFile } from "../../../test/pdf-files.ts";
import { readZip } from "../../../test/zip.ts";

const api = await testApi();
const of = (id: number) => ({ params: { id: String(id) } });

const download = (id: number, token: string, query = "", headers = {}) =>
  api.fetch(`/api/documentdownload/${id}${query}`, { token, headers });

async function sent(name = "plot.pdf", content = pdfFile()) {
  const session = await api.newBand();
  const { document } = await sendPaper(api, { token: session.token, name, content });
  return { ...session, id: document.id, content };
}

describe("the file of a document", () => {
  it("is downloaded whole, in pieces and not again where it is known", async () => {
    const { token, id, content } = await sent();
    const whole = await download(id, token);
    expect(whole.headers.get("content-disposition")).toContain('attachment; filename="plot.pdf"');
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(content);
    const part = await download(id, token, "", { range: "bytes=5-8" });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 5-8/${content.length}`,
    ]);
    expect(await part.text()).toBe("1.7\n");
    const known = { "if-none-match": whole.headers.get("etag") ?? "" };
    expect((await download(id, token, "", known)).status).toBe(304);
  });

  it.each([
    ['a "quoted" name.pdf', "a%20%22quoted%22%20name.pdf"],
    ["two\nlines\r\nX-Evil: 1.pdf", null],
    ["Poster 🎸 שלום.pdf", encodeURIComponent("Poster 🎸 שלום.pdf")],
    [`${"long ".repeat(60)}.pdf`, null],
  ])("keeps the name %j in one header that holds nothing else", async (name, extended) => {
    const { token, id } = await sent(name);
    const { headers } = await download(id, token);
    const disposition = headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(
      /^attachment; filename="[ -!#-~]*\.pdf"; filename\*=UTF-8''[\w%.~!$&+^`|-]+\.pdf$/,
    );
    expect(headers.get("x-evil")).toBeNull();
    if (extended !== null && !name.includes('"')) expect(disposition).toContain(extended);
  });

  it("is shown in a sandbox where it is a PDF or a picture, and never else", async () => {
    const { token, id } = await sent();
    const shown = await download(id, token, "?inline=true");
    expect(shown.headers.get("content-disposition")).toMatch(/^inline; /);
    expect(shown.headers.get("content-type")).toBe("application/pdf");
    expect(shown.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
    const cfb = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2048)]);
    const word = await sent("rider.doc", cfb);
    const kept = await download(word.id, word.token, "?inline=true");
    expect(kept.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(kept.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is told as missing where there is none", async () => {
    const { token } = await api.newBand();
    const { answer } = await api.call(addDocument, { body: { title: "Plot" } }, token);
    const response = await download(answer.id, token);
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({ code: "no_document_file" }),
    ]);
  });

  it("of a hundred pages and 20 MB is read by its ends and pieces, as viewers do", async () => {
    const texts = Array.from({ length: 100 }, (_, n) => `Page ${n + 1}`);
    const { token, id, content } = await sent("long.pdf", pdfFile(texts, 200_000));
    expect(content.length).toBeGreaterThan(20_000_000);
    const head = await api.fetch(`/api/documentdownload/${id}`, { token, method: "HEAD" });
    expect(head.headers.get("accept-ranges")).toBe("bytes");
    expect(Number(head.headers.get("content-length"))).toBe(content.length);
    const end = await download(id, token, "?inline=true", { range: "bytes=-1024" });
    expect([end.status, await end.text()]).toEqual([
      206,
      content.subarray(-1024).toString("latin1"),
    ]);
    const image = await api.fetch(`/api/documentimage/${id}`, { token });
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
  }, 60_000);
});

describe("a link to a document", () => {
  const linkTo = async (id: number, token: string) =>
    (await api.call(getDocumentLink, of(id), token)).answer.url;

  it("opens its file without a token, shown in a sandbox under its name", async () => {
    const { token, id, content } = await sent();
    const response = await api.fetch(await linkTo(id, token));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    expect(response.headers.get("content-disposition")).toMatch(/^inline; filename="plot.pdf"/);
    expect(response.headers.get("content-security-policy")).toMatch(/sandbox$/);
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("ends with the right, the sign-in and the document of the one whom it was made for", async () => {
    const { bandUser, id } = await sent();
    const reader = await newMember(api, bandUser.bandId, { OD: "R" });
    const url = await linkTo(id, reader.token);
    expect((await api.fetch(url)).status).toBe(200);
    await api.asSuperuser("update bandstand.documents set admins = true where id = $1", [id]);
    expect((await api.fetch(url)).status).toBe(404);
    await api.asSuperuser("update bandstand.documents set admins = false where id = $1", [id]);
    expect((await api.fetch(url)).status).toBe(200);
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'H' where band_user_id = $1",
      [reader.bandUserId],
    );
    expect((await api.fetch(url)).status).toBe(404);
  });

  it("ends when its member signs out", async () => {
    const { token, id } = await sent();
    const url = await linkTo(id, token);
    await api.fetch("/api/signout", { method: "POST", token });
    expect((await api.fetch(url)).status).toBe(404);
  });

  it("opens nothing of another band, nor another document, however it is put together", async () => {
    const ours = await sent();
    const theirs = await sent();
    const our = new URL(await linkTo(ours.id, ours.token), api.url);
    const their = new URL(await linkTo(theirs.id, theirs.token), api.url);
    const mixed = new URL(their.pathname + our.search, api.url);
    expect((await fetch(mixed)).status).toBe(404);
    const asOthers = new URL(their);
    asOthers.searchParams.set("token", our.searchParams.get("token") ?? "");
    expect((await fetch(asOthers)).status).toBe(404);
    const bare = new URL(their.pathname, api.url);
    expect((await fetch(bare)).status).toBe(404);
    expect((await fetch(bare, { headers: { authorization: `Bearer ${ours.token}` } })).status).toBe(
      404,
    );
    expect(
      (await fetch(bare, { headers: { authorization: `Bearer ${theirs.token}` } })).status,
    ).toBe(200);
  });
});

describe("the history of a document", () => {
  it("says what was done, five rows a page, and opens the versions before to administrators", async () => {
    const { token, bandUser, id, content } = await sent();
    await api.call(saveDocument, { params: { id: String(id) }, body: { title: "Plot" } }, token);
    await sendPaper(api, { token, id, content: pdfFile(["Two"]), name: "two.pdf" });
    await download(id, token);
    await download(id, token);
    await download(id, token, "", { range: "bytes=0-3" });
    for (const title of ["A", "B"])
      await api.call(saveDocument, { params: { id: String(id) }, body: { title } }, token);
    const first = await api.call(listDocumentHistory, of(id), token);
    expect(first.headers.get("x-total-count")).toBe("6");
    expect(first.answer.map(({ vActionName }) => vActionName)).toEqual([
      "Saved",
      "Saved",
      "Downloaded",
      "Uploaded",
      "Saved",
    ]);
    const second = await api.call(listDocumentHistory, { ...of(id), query: { page: "2" } }, token);
    expect(second.answer).toMatchObject([
      { vActionName: "Added", originalName: "plot.pdf", BandUser: { id: bandUser.id } },
    ]);
    const version = await download(id, token, `?version=${second.answer[0]?.id}`);
    expect(Buffer.from(await version.arrayBuffer())).toEqual(content);
    const reader = (await newMember(api, bandUser.bandId, { OD: "W" })).token;
    expect((await api.call(listDocumentHistory, of(id), reader)).status).toBe(403);
    expect((await download(id, reader, `?version=${second.answer[0]?.id}`)).status).toBe(403);
    const other = await sent();
    expect((await download(other.id, other.token, `?version=${second.answer[0]?.id}`)).status).toBe(
      404,
    );
  });
});

describe("documents as a ZIP", () => {
  const zip = (token: string, ids: number[], name?: string) =>
    api.fetch("/api/downloadzip", {
      method: "POST",
      token,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...(name !== undefined && { name }),
        Documents: ids.map((id) => ({ id })),
      }),
    });

  it("are their files under their titles, told apart, those without one left out", async () => {
    const { token, id, content } = await sent();
    const twin = (await sendPaper(api, { token, content })).document.id;
    const { answer: empty } = await api.call(addDocument, { body: { title: "None" } }, token);
    const response = await zip(token, [id, twin, empty.id]);
    expect(response.headers.get("content-disposition")).toContain('filename="Documents.zip"');
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(files.map(({ name }) => name)).toEqual(["Stage plot.pdf", "Stage plot (2).pdf"]);
    expect(files[0]?.content).toEqual(content);
    expect(await (await zip(token, [empty.id])).json()).toMatchObject({ code: "no_document_file" });
  });

  it("hold nothing that the member may not download one by one", async () => {
    const { token, bandUser, id } = await sent();
    const fields = { admins: "true" };
    const hidden = (await sendPaper(api, { token, fields })).document.id;
    const statusFor = async (areas: Parameters<typeof newMember>[2], ids: number[]) =>
      (await zip((await newMember(api, bandUser.bandId, areas)).token, ids)).status;
    expect(await statusFor({ OD: "R" }, [id])).toBe(200);
    expect(await statusFor({ OD: "R" }, [id, hidden])).toBe(404);
    expect(await statusFor({ SO: "R" }, [id])).toBe(403);
    expect((await zip((await api.newBand()).token, [id])).status).toBe(404);
  });

  it("are asked for by what is to be in it", async () => {
    const { token } = await api.newBand();
    const ask = { body: { name: "Nothing" } } as Parameters<typeof api.call<typeof downloadZip>>[1];
    expect((await api.call(downloadZip, ask, token)).failure.message).toBeDefined();
  });
});
