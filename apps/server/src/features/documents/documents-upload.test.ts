/** Files of documents as people really send them. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { addDocument, getDocument } from "@bandstand/contracts/documents";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { sendPaper } from "../../../test/papers.ts";
import { pdfFile, protectedPdf } from "../../../test/pdf-files.ts";
import { readConfig } from "../../config.ts";

const MEGABYTE = 1024 * 1024;
const api = await testApi();

const fixture = (name: string) =>
  readFile(new URL(`../../platform/media/fixtures/${name}`, import.meta.url));

const DOCX = await fixture("rider.docx");
const XLSX = await fixture("stock.xlsx");
/** Old office formats begin with the head of their container. */
const CFB = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2048)]);
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const JPEG = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
  Buffer.alloc(200),
]);
const GIF = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(200)]);
const TIFF = Buffer.concat([Buffer.from("49492a0008000000", "hex"), Buffer.alloc(200)]);

/** All that is kept of the files of a band: in the store, half-written ones included, in the register and with documents. */
async function left(bandId: number) {
  const registered = await api.asSuperuser<{ filename: string }>(
    "select filename from bandstand.stored_files where band_id = $1",
    [bandId],
  );
  const documents = await api.asSuperuser("select 1 from bandstand.documents where band_id = $1", [
    bandId,
  ]);
  const names = await readdir(api.filesFolder);
  const incoming = await readdir(`${api.filesFolder}/.incoming`).catch(() => []);
  return {
    documents: documents.length,
    files: registered.length,
    stored: registered.filter(({ filename }) => names.includes(filename)).length,
    incoming: incoming.length,
  };
}
const NOTHING = { documents: 0, files: 0, stored: 0, incoming: 0 };

describe("the file of a document", () => {
  it.each([
    ["plot.pdf", pdfFile(), "application/pdf", "PDF"],
    ["PLOT.PDF", pdfFile(), "application/pdf", "PDF"],
    ["locked.pdf", protectedPdf, "application/pdf", "PDF"],
    ["poster.png", PNG, "image/png", "PNG image"],
    ["poster.jpg", JPEG, "image/jpeg", "JPEG image"],
    ["poster.jpeg", JPEG, "image/jpeg", "JPEG image"],
    ["poster.gif", GIF, "image/gif", "GIF image"],
    ["scan.tif", TIFF, "image/tiff", "TIFF image"],
    ["rider.doc", CFB, "application/msword", "Word document"],
    ["fees.xls", CFB, "application/vnd.ms-excel", "Excel workbook"],
    ["deal.msg", CFB, "application/vnd.ms-outlook", "Outlook message"],
    ["rider.docx", DOCX, /wordprocessingml/, "Word document"],
    ["stock.xlsx", XLSX, /spreadsheetml/, "Excel workbook"],
  ])("may be %s", async (name, content, type, kind) => {
    const { token } = await api.newBand();
    const { status, document } = await sendPaper(api, { token, name, content });
    expect(status).toBe(201);
    expect(document).toMatchObject({
      title: "Stage plot",
      originalName: name,
      size: content.length,
      type: expect.stringMatching(type) as unknown,
      FileType: { name: kind },
      BandUser: { nickname: expect.any(String) as unknown },
    });
  });

  it.each([
    "page.html",
    "logo.svg",
    "run.exe",
    "words.txt",
    "archive.zip",
    "noextension",
    "a.pdf.js",
  ])("may not be %s", async (name) => {
    const { token, bandUser } = await api.newBand();
    const { status, failure } = await sendPaper(api, { token, name });
    const extension = name.includes(".") ? name.split(".").at(-1) : "";
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "file", message: `Invalid Filetype .${extension}` }]);
    expect(await left(bandUser.bandId)).toEqual(NOTHING);
  });

  it.each([
    ["a page of HTML as .pdf", "plot.pdf", Buffer.from("<html><script>alert(1)</script>")],
    [
      "a drawing in SVG as .png",
      "plot.png",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["a PDF as .doc", "plot.doc", pdfFile()],
    ["a program as .xls", "plot.xls", Buffer.from("MZ\x90\0 program")],
    ["a ZIP as .docx", "plot.docx", Buffer.from("504b0304140000000000", "hex")],
    ["nothing", "plot.pdf", Buffer.alloc(0)],
  ])("is not %s", async (_, name, content) => {
    const { token, bandUser } = await api.newBand();
    expect((await sendPaper(api, { token, name, content })).status).toBe(415);
    expect(await left(bandUser.bandId)).toEqual(NOTHING);
  });

  it("is called without folders, whatever its sender calls it", async () => {
    const { token } = await api.newBand();
    const { document } = await sendPaper(api, { token, name: "../../etc/plot.pdf" });
    expect(document.originalName).not.toMatch(/[/\\]|^\./);
    expect(document.filename).toMatch(/^[0-9a-f]{40}\.pdf$/);
  });

  it("has no sign of a quote or a line break in its name, which forms send as %22 and %0A", async () => {
    const { token } = await api.newBand();
    const { document } = await sendPaper(api, { token, name: 'The "late"\r\nset, 100%.pdf' });
    expect(document.originalName).toBe("The -late- set, 100%.pdf");
  });

  it("may stand before the fields of the form as well as behind them", async () => {
    const { token } = await api.newBand();
    const fields = { title: "Rider", notes: "", documentTypeId: "3", admins: "true", roleId: "" };
    const { status, document } = await sendPaper(api, { token, fields, isFileFirst: true });
    expect(status).toBe(201);
    expect(document).toMatchObject({
      title: "Rider",
      notes: null,
      documentTypeId: 3,
      admins: true,
    });
  });

  it("is not kept where the form says something wrong, before it or behind it", async () => {
    const { token, bandUser } = await api.newBand();
    for (const isFileFirst of [true, false]) {
      for (const fields of [{ title: " " }, { documentTypeId: "99" }, { surprise: "1" }] as Record<
        string,
        string
      >[])
        expect((await sendPaper(api, { token, fields, isFileFirst })).status).toBe(422);
    }
    const reader = (await newMember(api, bandUser.bandId, { OD: "R" })).token;
    expect((await sendPaper(api, { token: reader })).status).toBe(403);
    expect(await left(bandUser.bandId)).toEqual(NOTHING);
  });

  it("replaces the one before, which is kept as a version", async () => {
    const { token } = await api.newBand();
    const { answer: empty } = await api.call(addDocument, { body: { title: "Plot" } }, token);
    const first = await sendPaper(api, { token, id: empty.id, content: pdfFile(["One"]) });
    const second = await sendPaper(api, {
      token,
      id: empty.id,
      name: "two.pdf",
      fields: { notes: "New" },
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.document).toMatchObject({ title: "Plot", notes: "New", originalName: "two.pdf" });
    expect(second.document.filename).not.toBe(first.document.filename);
    expect(await api.services.files.stat(first.document.filename ?? "")).not.toBeNull();
  });

  it("of which eleven were sent leaves ten versions before, and lets go of the first", async () => {
    const { token } = await api.newBand();
    const { document } = await sendPaper(api, { token });
    for (let n = 0; n < 11; n += 1) await sendPaper(api, { token, id: document.id });
    expect(await api.services.files.stat(document.filename ?? "")).toBeNull();
    const kept = await api.asSuperuser(
      "select 1 from bandstand.document_history where document_id = $1 and filename is not null",
      [document.id],
    );
    expect(kept).toHaveLength(11);
  }, 30_000);

  it("sent by two at once is that of one, and the other's is a version", async () => {
    const { token } = await api.newBand();
    const { document } = await sendPaper(api, { token });
    const both = await Promise.all(
      ["Left", "Right"].map((text) =>
        sendPaper(api, { token, id: document.id, content: pdfFile([text]) }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { answer } = await api.call(getDocument, { params: { id: String(document.id) } }, token);
    expect(both.map((one) => one.document.filename)).toContain(answer.filename);
    for (const one of both)
      expect(await api.services.files.stat(one.document.filename ?? "")).not.toBeNull();
  });

  it("sent again under the same key is there once, one after the other or at once", async () => {
    const { token, bandUser } = await api.newBand();
    const key = randomUUID();
    const first = await sendPaper(api, { token, key });
    const again = await sendPaper(api, { token, key });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.document.id).toBe(first.document.id);
    const atOnce = randomUUID();
    const both = await Promise.all([1, 2].map(() => sendPaper(api, { token, key: atOnce })));
    expect(both[0]?.document.id).toBe(both[1]?.document.id);
    expect(await left(bandUser.bandId)).toEqual({ documents: 2, files: 2, stored: 2, incoming: 0 });
  });

  it("that is cut off in the middle leaves nothing", async () => {
    const { token, bandUser } = await api.newBand();
    const edge = "edge-of-a-part";
    const call = request(`${api.url}/api/documentupload`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": `multipart/form-data; boundary=${edge}`,
        "content-length": 5 * MEGABYTE,
      },
    });
    call.on("error", () => undefined);
    call.write(
      `--${edge}\r\ncontent-disposition: form-data; name="title"\r\n\r\nPlot\r\n--${edge}\r\n` +
        `content-disposition: form-data; name="file"; filename="plot.pdf"\r\n\r\n`,
    );
    call.write(Buffer.concat([pdfFile(), Buffer.alloc(MEGABYTE)]));
    await expect.poll(async () => (await left(bandUser.bandId)).files).toBe(1);
    call.destroy();
    await expect.poll(() => left(bandUser.bandId)).toEqual(NOTHING);
  });
});

describe("room for documents", () => {
  it("ends at 50 MB a file", async () => {
    const { token, bandUser } = await api.newBand();
    const content = Buffer.concat([pdfFile(), Buffer.alloc(51 * MEGABYTE)]);
    expect((await sendPaper(api, { token, content })).status).toBe(413);
    expect(await left(bandUser.bandId)).toEqual(NOTHING);
  });

  it("is set lower by whoever runs the server", () => {
    expect(readConfig({ MAX_DOCUMENT_MB: "5" }).maxDocument).toBe(5 * MEGABYTE);
    expect(() => readConfig({ MAX_DOCUMENT_MB: "51" })).toThrow("MAX_DOCUMENT_MB");
  });

  it("ends with the band's, and with the disk's: nothing is changed then", async () => {
    const small = await testApi({ bandStorage: 2000 });
    const { token } = await small.newBand();
    const { status, failure } = await sendPaper(small, { token, content: pdfFile(["x"], 5000) });
    expect([status, failure.code]).toEqual([507, "no_room"]);
    const { StorageFull } = await import("../../platform/files/file-store-errors.ts");
    const full = await testApi();
    full.services.files.write = () => Promise.reject(new StorageFull(new Error("ENOSPC")));
    const session = await full.newBand();
    const refused = await sendPaper(full, { token: session.token });
    expect([refused.status, refused.failure.code]).toEqual([507, "no_room"]);
    expect(await full.asSuperuser("select 1 from bandstand.documents")).toEqual([]);
    expect(await full.asSuperuser("select 1 from bandstand.stored_files")).toEqual([]);
  });
});
