/** Runs in a worker thread: draws pages of PDFs, and pictures that browsers may not show, as PNG. */
import { MOST_PIXELS } from "@bandstand/domain/picture-refusal";
import sharp from "sharp";
import { openDecoders } from "../media/picture-decoders.ts";
import { answerOrders } from "../workers/answer-orders.ts";
import { type DrawnPage, drawPageTask } from "./draw-page.task.ts";
import { openPdf } from "./pdfium.ts";

/** Pixels of the longer side: A4 at 190 dots an inch. */
const SIDE = 2200;

openDecoders(sharp);

answerOrders(drawPageTask, ({ path, isPdf, page }) =>
  isPdf ? drawPdf(path, page) : drawPicture(path, page),
);

async function drawPdf(path: string, number: number): Promise<DrawnPage> {
  const pdf = await openPdf(path);
  if (typeof pdf === "string") return { refused: pdf };
  if (number > pdf.getPageCount()) return { refused: "noSuchPage" };
  try {
    const page = pdf.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = SIDE / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await page.render({ scale, render: "bitmap" });
    const raw = { width, height, channels: 4 } as const;
    return { png: await sharp(data, { raw }).removeAlpha().png().toBuffer() };
  } catch {
    // Whatever a page holds that nobody can draw: PDFium says no more.
    return { refused: "damaged" };
  }
}

async function drawPicture(path: string, number: number): Promise<DrawnPage> {
  const { pages = 1 } = await sharp(path, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => ({ pages: 0 }));
  if (pages === 0) return { refused: "damaged" };
  if (number > pages) return { refused: "noSuchPage" };
  try {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, page: number - 1 });
    const png = await picture
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: drawPageTask.timeout / 1000 })
      .png()
      .toBuffer();
    return { png };
  } catch {
    return { refused: "damaged" };
  }
}
