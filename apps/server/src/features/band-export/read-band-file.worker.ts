/** Runs in a worker thread: reads one file of a band. */
import type * as z from "zod/mini";
import { answerOrders } from "../../platform/workers/answer-orders.ts";
import { type BandFileReader, openBandFile } from "./band-file-reader.ts";
import { FileProblem } from "./file-problem.ts";
import { type ReadAnswer, type ReadOrder, readBandFileTask } from "./read-band-file.task.ts";

let opened: BandFileReader | null = null;

answerOrders(readBandFileTask, async (order) => {
  try {
    return await obey(order);
  } catch (error) {
    // As words: what is thrown across threads loses its kind.
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
});

async function obey(
  order: z.output<typeof readBandFileTask.order> & ReadOrder,
): Promise<ReadAnswer> {
  if ("open" in order) {
    const { open: path, shapes, lookups } = order;
    opened = await openBandFile({ path, shapes, lookups });
    return { manifest: opened.manifest };
  }
  if (!opened) throw new Error("No file is open.");
  if ("page" in order) {
    opened.tellIds(order.page, order.ids);
    return { page: await opened.nextPage(order.page) };
  }
  if ("later" in order) return { later: opened.later() };
  if ("checkTable" in order) await opened.checkTable(order.checkTable);
  else if ("checkFile" in order) await opened.checkFile(order.checkFile);
  else if ("files" in order) opened.tellFiles(order.files);
  else opened.checkReferences();
  return { done: true };
}
