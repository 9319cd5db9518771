/** Pages of documents as pictures: drawn aside from the thread that serves, within limits, and kept. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { DOCUMENT_MESSAGES } from "@bandstand/contracts/documents";
import { Failure } from "@bandstand/contracts/failure";
import { newFileName } from "../../platform/files/file-key.ts";
import { fileTypeOf } from "../../platform/files/file-types.ts";
import { requireRoom } from "../../platform/files/room.ts";
import { storeMade } from "../../platform/files/store-made.ts";
import type { FileServices } from "../../platform/files/stored-files.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { withLocalFile } from "../../platform/media/local-file.ts";
import { type DrawnPage, drawPageTask } from "../../platform/pdf/draw-page.task.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import { TooManyWaiting } from "../../platform/workers/turns.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import { findPage, keepPage, type PageOfFile } from "./document-pages.repository.ts";
import { fileOf } from "./document-files.use-cases.ts";
import { readWhole } from "./documents.use-cases.ts";

export interface ImageServices extends FileServices {
  workers: Workers;
}

/** Pages of one document that are kept; those behind them are drawn whenever they are asked for. */
const MOST_KEPT = 50;
const PNG = "image/png";
/** Seconds. */
const RETRY_AFTER = 5;

export type PageImage = { kept: string } | { png: Uint8Array };

/** Throws `document_not_found`, `no_document_file`, `page_not_shown`, `throttled` and the signal's reason. */
export async function imageOf(
  services: ImageServices,
  caller: Caller,
  { documentId, page, signal }: { documentId: number; page: number; signal: AbortSignal },
): Promise<PageImage> {
  const { of, kept } = await find(services, caller, documentId, page);
  if (kept !== undefined) return { kept };
  const kind = fileTypeOf(of.filename)?.class;
  if (kind !== "pdf" && kind !== "picture") throw notShown("notShown");
  const client = { owner: caller.bandId, signal };
  const drawn = await withLocalFile(services.files, of.filename, signal, (path) =>
    services.workers.with(drawPageTask, client, (ask) =>
      ask({ path, isPdf: kind === "pdf", page }),
    ),
  ).catch((error: unknown) => asRefused(error, signal));
  if (!drawn) throw new Failure("no_document_file");
  if ("refused" in drawn) throw notShown(drawn.refused);
  await store(services, caller.bandId, of, drawn.png);
  return drawn;
}

function find({ database }: ImageServices, caller: Caller, documentId: number, page: number) {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const file = fileOf(await readWhole(tx, caller, documentId));
    if (!file) throw new Failure("no_document_file");
    const of: PageOfFile = { documentId, filename: file.filename, page };
    return { of, kept: await findPage(tx, of) };
  });
}

/** Whatever a file does to who draws it, it is only not shown. */
function asRefused(error: unknown, signal: AbortSignal): DrawnPage {
  signal.throwIfAborted();
  if (error instanceof TooManyWaiting) throw new Failure("throttled", { retryAfter: RETRY_AFTER });
  if (error instanceof LimitReached) throw notShown("tooMuch", error);
  throw notShown("damaged", error);
}

function notShown(
  why: "protected" | "damaged" | "noSuchPage" | "notShown" | "tooMuch",
  cause?: unknown,
): Failure {
  return new Failure("page_not_shown", { message: DOCUMENT_MESSAGES[why], cause });
}

/** A band without room is shown the page all the same. */
async function store(
  services: ImageServices,
  bandId: number,
  of: PageOfFile,
  png: Uint8Array,
): Promise<void> {
  const filename = newFileName("png", randomBytes);
  try {
    await requireRoom(services, bandId, { size: png.length });
    await storeMade(services, bandId, {
      files: [{ filename, kind: "page", type: PNG, open: () => Readable.from([png]) }],
      keep: (tx) => keepPage(tx, of, { pageFilename: filename, most: MOST_KEPT }),
    });
  } catch (error) {
    services.log.info({ err: error, bandId }, "a drawn page was not kept");
  }
}
