/** Taking in a file that somebody sends, wherever it comes from: whole or not at all. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { extensionOf } from "@bandstand/domain/file-extension";
import { safeFileName } from "@bandstand/domain/file-names";
import type { BandTransaction } from "../database/transactions.ts";
import { newFileName } from "./file-key.ts";
import { type FileUse, type FileVerdict, inspectFile } from "./file-kind.ts";
import { asRoomFailure, requireNotBeyond, requireRoom } from "./room.ts";
import { type FileServices, removeReleased } from "./stored-files.ts";
import { attachFile, releaseFiles, reserveFile } from "./stored-files.repository.ts";

export interface Incoming {
  /** What the uploader calls it. */
  name: string;
  content: Readable;
  /** Bytes that are said to come, with no more than {@link ENVELOPE} around them; 0 where nobody knows. */
  size: number;
}

/** Bytes that a form puts around its file. */
const ENVELOPE = 64 * 1024;

export interface UploadRules {
  use: Exclude<FileUse, "picture">;
  /** Bytes. */
  most: number;
  /** Whether its content has to be what its name says; else it is taken for what it holds. */
  isAsNamed?: boolean;
  /** Files that go once the new one is kept. */
  replaced: readonly string[];
  /** Why a file is not taken, in words. */
  refusal: (reason: (FileVerdict & { accepted: false })["reason"]) => string;
}

export interface StoredUpload {
  filename: string;
  /** Safe wherever it is saved. */
  originalName: string;
  /** Media type, by its content. */
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Writes it to the store and hands it to `keep`, which puts it into its record with {@link keepUpload}. Cut off, refused, out of
 * room or not kept, it leaves no row and no file. Throws `wrong_type`, `too_large`, `no_room` and what `keep` throws.
 */
export async function storeUpload<T>(
  services: FileServices,
  bandId: number,
  incoming: Incoming,
  { use, most, isAsNamed = false, replaced, refusal }: UploadRules,
  keep: (stored: StoredUpload) => Promise<T>,
): Promise<T> {
  const { database, files, bandStorage } = services;
  const size = Math.max(0, incoming.size - ENVELOPE);
  const left = await requireRoom(services, bandId, { size, without: replaced });
  const { verdict, stream } = await inspectFile(incoming.content, incoming.name, use);
  const isOther = isAsNamed && verdict.accepted && verdict.extension !== extensionOf(incoming.name);
  if (!verdict.accepted || isOther) {
    stream.destroy();
    const reason = verdict.accepted ? "wrong-kind" : verdict.reason;
    throw new Failure("wrong_type", { message: refusal(reason) });
  }
  const filename = newFileName(verdict.extension, randomBytes);
  const type = verdict.contentType;
  await database.band({ bandId }, (tx) => reserveFile(tx, { filename, kind: use, type }));
  try {
    const written = await files
      .write(filename, stream, { contentType: type, maximumSize: Math.min(most, left) })
      .catch((error: unknown) => {
        throw asRoomFailure(error, most, bandStorage);
      });
    const originalName = safeFileName(incoming.name, filename);
    return await keep({ filename, originalName, type, size: written.size });
  } catch (error) {
    await removeReleased(services, bandId, [filename]);
    throw error;
  }
}

/** In the transaction that has put it into its record. Throws `no_room` where others were kept meanwhile. */
export async function keepUpload(
  tx: BandTransaction,
  { filename, size }: StoredUpload,
  { released, bandStorage }: { released: readonly string[]; bandStorage: number },
): Promise<void> {
  await attachFile(tx, filename, size);
  await releaseFiles(tx, released);
  await requireNotBeyond(tx, bandStorage);
}
