import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { quickWorker } from "./quick-pdf.ts";

const PART = 128 * 1024;
const known = createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.worker.min.mjs");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quick-pdf-"));
  const worker = join(folder, "worker.mjs");
  await writeFile(worker, quickWorker(await readFile(known, "utf8")));
  GlobalWorkerOptions.workerSrc = pathToFileURL(worker).href;
});
afterAll(() => rm(folder, { recursive: true }));

/** As scanners write it: page after page, each with its picture behind it. */
function scanned({
  pages,
  weight,
  count = pages,
}: {
  pages: number;
  weight: number;
  count?: number;
}) {
  const kids = Array.from({ length: pages }, (_, at) => `${3 + 2 * at} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    ...Array.from({ length: pages }, (_, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + 2 * at} 0 R>>`,
      `<</Length ${weight}>>\nstream\n${" ".repeat(weight)}\nendstream`,
    ]).flat(),
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + xref + end, "latin1");
}

async function opened(file: Buffer) {
  let asked = 0;
  const range = new PDFDataRangeTransport(file.length, null);
  range.requestDataRange = (begin, end) => {
    asked += 1;
    range.onDataRange(begin, new Uint8Array(file.subarray(begin, end)));
  };
  const task = getDocument({
    range,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  });
  const pdf = await task.promise;
  await pdf.getPage(1);
  const first = asked;
  const last = await pdf.getPage(pdf.numPages);
  const [, , width] = last.view;
  await task.destroy();
  return { pages: pdf.numPages, first, width };
}

it("the first page of a large scan comes after a few parts of it", async () => {
  const { pages, first, width } = await opened(scanned({ pages: 100, weight: 200_000 }));
  expect(first).toBeLessThan(6);
  expect([pages, width]).toEqual([100, 595]);
});

it("a small file with a wrong count shows the pages that it has", async () => {
  const { pages } = await opened(scanned({ pages: 3, weight: 100, count: 5 }));
  expect(pages).toBe(3);
});

it("another worker than the known one stops the build", () => {
  expect(() => quickWorker("checkLastPage")).toThrow("is another now");
});

it("the worker that is built says that it was changed, as its licence asks", async () => {
  expect(quickWorker(await readFile(known, "utf8"))).toMatch(/^\/\* Changed by Bandstand/);
});
