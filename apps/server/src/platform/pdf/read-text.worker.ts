/** Runs in a worker thread: reads what the pages of a PDF say, until that is enough. */
import { answerOrders } from "../workers/answer-orders.ts";
import { openPdf } from "./pdfium.ts";
import { readTextTask } from "./read-text.task.ts";

answerOrders(readTextTask, async ({ path, most }) => {
  const pdf = await openPdf(path);
  if (typeof pdf === "string") return null;
  const pageCount = pdf.getPageCount();
  let text = "";
  for (let page = 0; page < pageCount && text.length < most; page += 1) {
    try {
      text += `${pdf.getPage(page).getText()}\n`;
    } catch (error) {
      // A page that cannot be read says nothing; where PDFium has given up, neither do those behind it.
      if (error instanceof Error && error.name === "RuntimeError") break;
    }
  }
  return { pageCount, text: text.slice(0, most) };
});
