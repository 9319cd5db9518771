/** Pages of documents as pictures, whatever the files do to who draws them. */
import { DOCUMENT_MESSAGES } from "@bandstand/contracts/documents";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { sendPaper } from "../../../test/papers.ts";
import { bombPdf, endlessPdf, pdfFile, protectedPdf } from "../../../test/pdf-files.ts";
import { base64 } from "../../../test/pictures.ts";
import { createWorkers, type Workers } from "../../platform/workers/workers.ts";

/** As the server's, but not as patient. */
function impatient(timeout: () => number): Workers {
  const workers = createWorkers();
  return {
    with: (task, client, use) => workers.with({ ...task, timeout: timeout() }, client, use),
  };
}

let timeout = 15_000;
const api = await testApi({ workers: impatient(() => timeout) });

async function sent(content: Buffer, name = "plot.pdf") {
  const session = await api.newBand();
  const { document, status } = await sendPaper(api, { token: session.token, content, name });
  expect(status).toBe(201);
  const show = (page = 1) => api.fetch(`/api/documentimage/${document.id}?page=${page}`, session);
  return { ...session, id: document.id, show };
}

const kept = (bandId: number) =>
  api.asSuperuser<{ filename: string }>(
    "select filename from bandstand.stored_files where band_id = $1 and kind = 'page' and released_at is null",
    [bandId],
  );

describe("a page of a PDF", () => {
  it("is drawn as PNG once, and kept until the document has another file", async () => {
    const { token, id, bandUser, show } = await sent(pdfFile(["One", "Two"]));
    const first = await show(2);
    const { format, width, height } = await sharp(await first.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(["png", 1554, 2200]);
    expect((await kept(bandUser.bandId)).length).toBe(1);
    const again = await show(2);
    expect(again.headers.get("etag")).not.toBeNull();
    expect(again.headers.get("content-type")).toBe("image/png");
    expect((await kept(bandUser.bandId)).length).toBe(1);
    await sendPaper(api, { token, id });
    expect(await kept(bandUser.bandId)).toEqual([]);
  });

  it.each([
    ["that there is not", pdfFile(), 2, DOCUMENT_MESSAGES.noSuchPage],
    ["of a file with a password", protectedPdf, 1, DOCUMENT_MESSAGES.protected],
    ["of a file that is cut off", pdfFile().subarray(0, 40), 1, DOCUMENT_MESSAGES.damaged],
  ])("%s is not shown, and says why", async (_, content, page, message) => {
    const { show } = await sent(content);
    const response = await show(page);
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: "page_not_shown", message },
    ]);
  });

  it("that grows beyond all memory, or draws without end, is given up, and others are served", async () => {
    const bomb = await sent(bombPdf);
    expect((await bomb.show()).status).toBe(422);
    const endless = await sent(endlessPdf);
    timeout = 700;
    const answers = await Promise.all([endless.show(), api.fetch("/api/health")]);
    timeout = 15_000;
    expect(answers.map(({ status }) => status)).toEqual([422, 200]);
    expect(await answers[0]?.json()).toMatchObject({ message: DOCUMENT_MESSAGES.tooMuch });
    expect((await (await sent(pdfFile())).show()).status).toBe(200);
  }, 60_000);
});

const NOISE = { type: "gaussian", mean: 128, sigma: 30 } as const;

describe("another file", () => {
  it("that is a picture is drawn as PNG, also where browsers do not show its kind", async () => {
    const raw = { width: 30, height: 20, channels: 3 } as const;
    const tiff = await sharp(Buffer.alloc(30 * 20 * 3, 200), { raw })
      .tiff()
      .toBuffer();
    const { show } = await sent(tiff, "scan.tif");
    const { format, width } = await sharp(await (await show()).arrayBuffer()).metadata();
    expect([format, width]).toEqual(["png", 30]);
    expect((await show(2)).status).toBe(422);
  });

  it("that is a scan in TIFF is drawn as well once the server has made a picture of its own", async () => {
    const raw = { width: 30, height: 20, channels: 3 } as const;
    const scan = sharp(Buffer.alloc(30 * 20 * 3, 200), { raw });
    const { show, bandUser, token } = await sent(await scan.clone().tiff().toBuffer(), "scan.tif");
    const logo = await api.fetch(`/api/uploadpic/bandLogo/${bandUser.bandId}`, {
      method: "POST",
      token,
      body: JSON.stringify({ data: base64(await scan.clone().png().toBuffer()) }),
      headers: { "content-type": "application/json" },
    });
    expect(logo.status).toBe(200);
    expect((await show()).status).toBe(200);
  });

  it("that is a large scan in TIFF, its directory behind the picture, is taken and drawn", async () => {
    const noise = {
      width: 300,
      height: 200,
      channels: 3,
      noise: NOISE,
      background: "#000",
    } as const;
    const tiff = await sharp({ create: noise }).tiff({ compression: "none" }).toBuffer();
    const { show } = await sent(tiff, "scan.tif");
    const { format, width } = await sharp(await (await show()).arrayBuffer()).metadata();
    expect([tiff.readUInt32LE(4) > 64 * 1024, format, width]).toEqual([true, "png", 300]);
  });

  it("that is none has no pages", async () => {
    const word = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2048)]);
    const { show } = await sent(word, "rider.doc");
    expect(await (await show()).json()).toMatchObject({ message: DOCUMENT_MESSAGES.notShown });
  });
});

it("a drawn page goes with its document", async () => {
  const { token, id, bandUser, show } = await sent(pdfFile());
  await show();
  expect((await kept(bandUser.bandId)).length).toBe(1);
  await api.fetch(`/api/deletedocument/${id}`, { method: "DELETE", token });
  const files = await api.asSuperuser("select 1 from bandstand.stored_files where band_id = $1", [
    bandUser.bandId,
  ]);
  expect(files).toEqual([]);
});
