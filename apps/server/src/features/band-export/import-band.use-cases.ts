/** A band from its file: all of it is checked, then its files are kept, then every row is put in at once. */
import type { importBand as call } from "@bandstand/contracts/band-import-file";
import { BAND_FILE_MESSAGES as WORDS } from "@bandstand/contracts/band-import-file";
import type { Answer } from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import { BAND_FILE_LIMITS } from "@bandstand/domain/band-file/band-file";
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { BAND_LIMITS, type LimitedRecords, limitMessage } from "@bandstand/domain/band-limits";
import type { Config, ThrottleLimits } from "../../config.ts";
import { tablesOf } from "../../platform/database/band-limits.ts";
import { ConstraintViolation, ValueRejected } from "../../platform/database/errors.ts";
import { FileTooLarge } from "../../platform/files/file-store-errors.ts";
import { spoolFile } from "../../platform/files/spool.ts";
import { openZip } from "../../platform/files/zip-reader.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import type { Upload } from "../../platform/http/upload.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import type { Throttle } from "../../platform/throttle/throttle.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import { TooManyWaiting } from "../../platform/workers/turns.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import { readLeftDocuments } from "../../records/documents/document-jobs.ts";
import { enqueueMaking } from "../../records/recordings/recording-jobs.ts";
import { bandTables, PEOPLE } from "./band-tables.repository.ts";
import { asFailure, FileProblem } from "./file-problem.ts";
import { lookupIds, type NewRecording } from "./import-band.repository.ts";
import { type ProgressTeller, progressTeller } from "./import-progress.ts";
import {
  checkSizes,
  inspectFiles,
  keepFiles,
  type KeepingServices,
  removeKept,
} from "./keep-files.ts";
import type { Manifest } from "./manifest.ts";
import { type AskReader, bandFileAsker, type BandFileAsker } from "./ask-reader.ts";
import { readBandFileTask } from "./read-band-file.task.ts";
import { writeBand } from "./write-band.ts";

export interface ImportServices extends KeepingServices {
  config: Pick<Config, "registration">;
  throttle: Throttle;
  limits: Pick<ThrottleLimits, "importsPerPerson">;
  workers: Workers;
}

interface Order {
  upload: Pick<Upload, "content">;
  key: string;
  cancelled: AbortSignal;
}

type Imported = Answer<typeof call>;

const HOUR = 3600;

/**
 * Throws `registration_closed`, `throttled`, `invalid` naming what is wrong with the file, `limit_reached`, `no_room` and
 * `StorageFull`. Refused, broken off or cancelled, it leaves no row and no file.
 */
export async function importBand(
  services: ImportServices,
  caller: Caller,
  { upload, key, cancelled }: Order,
): Promise<Imported> {
  if (services.config.registration === "closed") throw new Failure("registration_closed");
  const bucket = `bandimport:${caller.userId}`;
  const most = services.limits.importsPerPerson;
  await services.throttle.spend([{ bucket, most, windowSeconds: HOUR }]);
  const progress = progressTeller(services.database, caller, key);
  const maximumSize = services.bandStorage + BAND_FILE_LIMITS.tables;
  const file = await spoolFile(() => upload.content, { maximumSize, signal: cancelled }).catch(
    (error: unknown) => {
      if (error instanceof FileTooLarge)
        throw new Failure("too_large", { message: WORDS.tooLarge, cause: error });
      throw error;
    },
  );
  try {
    const client = { owner: caller.userId, signal: cancelled };
    return await services.workers.with(readBandFileTask, client, (ask) =>
      bringIn(services, caller, { path: file.path, ask, progress, cancelled }),
    );
  } catch (error) {
    throw toldOf(error);
  } finally {
    await file.remove();
    await progress.end();
  }
}

interface BringingIn {
  path: string;
  ask: AskReader;
  progress: ProgressTeller;
  cancelled: AbortSignal;
}

async function bringIn(
  services: ImportServices,
  caller: Caller,
  { path, ask, progress, cancelled }: BringingIn,
): Promise<Imported> {
  const { database } = services;
  await progress.tell("checking", 0);
  const { shapes, lookups } = await database.system(async (tx) => {
    const tables = [PEOPLE, ...(await bandTables(tx))];
    return { shapes: tables, lookups: await lookupIds(tx, tables) };
  });
  const reader = bandFileAsker(ask);
  const manifest = await reader.open({ open: path, shapes, lookups });
  checkLimits(manifest);
  checkSizes(services, manifest);
  await checkAll(reader, manifest, { shapes, progress });
  const zip = await openZip(path, {
    mostMembers: BAND_FILE_LIMITS.files * 2,
    directory: BAND_FILE_LIMITS.manifest,
  });
  try {
    const files = await inspectFiles(zip, manifest);
    const onProgress = (share: number) => progress.tell("keeping", share);
    await keepFiles(services, caller, { zip, files, cancelled, onProgress });
    try {
      const { recordings, ...told } = await database.system(async (tx) => {
        const written = await writeBand(tx, { caller, reader, manifest, shapes, files, progress });
        throwIfAborted(cancelled);
        return written;
      });
      await database.band({ bandId: told.bandId }, async (tx) => {
        await enqueueMaking(tx, recordings satisfies NewRecording[]);
        await enqueue(tx, readLeftDocuments, {});
      });
      return { ...told, files: files.size };
    } catch (error) {
      await removeKept(services, caller, files);
      throw error;
    }
  } finally {
    await zip.close();
  }
}

/** Throws `limit_reached`. */
function checkLimits({ tables }: Manifest): void {
  for (const records of Object.keys(BAND_LIMITS) as LimitedRecords[]) {
    const { most } = BAND_LIMITS[records];
    const kept = tablesOf(records);
    const count = tables.reduce((sum, { name, rows }) => sum + (kept.includes(name) ? rows : 0), 0);
    if (count > most)
      throw new Failure("limit_reached", {
        message: limitMessage(records),
        details: { limit: most },
      });
  }
}

/** Checks every row and every byte. Its progress goes by the bytes. */
async function checkAll(
  reader: BandFileAsker,
  { tables, files }: Manifest,
  { shapes, progress }: { shapes: readonly TableShape[]; progress: ProgressTeller },
): Promise<void> {
  const sizes = new Map(tables.map(({ name, size }) => [name, size]));
  const all = [...tables, ...files].reduce((sum, { size }) => sum + size, 1);
  let done = 0;
  const next = async (size: number) => {
    done += size;
    await progress.tell("checking", done / all);
  };
  for (const { name } of shapes) {
    await reader.checkTable(name);
    await next(sizes.get(name) ?? 0);
  }
  await reader.checkReferences();
  for (const { filename, size } of files) {
    await reader.checkFile(filename);
    await next(size);
  }
}

/** What the database alone can tell of rows, and what costs more than an import may, is wrong with the file as well. */
function toldOf(error: unknown): unknown {
  if (error instanceof FileProblem) return asFailure(error);
  if (error instanceof TooManyWaiting) return new Failure("throttled", { cause: error });
  if (error instanceof LimitReached)
    return new Failure("too_large", { message: WORDS.tooLarge, cause: error });
  if (error instanceof ConstraintViolation || error instanceof ValueRejected)
    return asFailure(new FileProblem(WORDS.contradicts, { cause: error }));
  return error;
}
