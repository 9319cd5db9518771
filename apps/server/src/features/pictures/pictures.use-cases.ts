/** Taking in the pictures of a band and its members, and letting go of those before. */
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { canEditMember } from "@bandstand/domain/member-permissions";
import { PICTURE_MESSAGES, pictureRefusal } from "@bandstand/domain/picture-refusal";
import { pictureFiles } from "@bandstand/domain/pictures";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { newFileName } from "../../platform/files/file-key.ts";
import { contentTypeOf } from "../../platform/files/file-types.ts";
import { requireRoom } from "../../platform/files/room.ts";
import { storeMade } from "../../platform/files/store-made.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { releaseFiles } from "../../platform/files/stored-files.repository.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { type PictureMaker, UnreadablePicture } from "../../platform/media/make-picture.ts";
import { TooManyWaiting } from "../../platform/workers/turns.ts";
import { decodePicture } from "./decode-picture.ts";
import { holdPicture, type PictureOf, putPicture } from "./pictures.repository.ts";

export interface PictureServices extends FileServices {
  /** Bytes. */
  maxPicture: number;
  pictures: PictureMaker;
}

/**
 * Throws `band_not_found`, `member_not_found`, `no_right`, `too_large`, `wrong_type`, `invalid`, `no_room`, and `throttled`
 * where the band has several at work already.
 */
export async function receivePicture(
  services: PictureServices,
  caller: Caller,
  of: PictureOf,
  data: string,
  signal: AbortSignal,
): Promise<{ filename: string }> {
  const { database, pictures, maxPicture } = services;
  const { bandId } = caller;
  const before = await database.band(bandScope(caller), (tx) => find(tx, caller, of));
  const bytes = decodePicture(data);
  checkHead(bytes, maxPicture);
  const name = (extension: string) => newFileName(extension, randomBytes);
  const made = await pictures
    .make(bytes, { kind: of.kind, name }, { owner: bandId, signal })
    .catch(asPictureFailure);
  const size = made.reduce((sum, { content }) => sum + content.length, 0);
  await requireRoom(services, bandId, { size, without: filesOf(of, before) });

  const filename = made[0]?.filename ?? "";
  let released: string[] = [];
  await storeMade(services, bandId, {
    files: made.map((file) => ({
      filename: file.filename,
      kind: "picture",
      type: contentTypeOf(file.filename),
      open: () => Readable.from([file.content]),
    })),
    keep: async (tx) => {
      released = await exchange(tx, caller, of, filename);
      return true;
    },
  });
  await removeReleased(services, bandId, released);
  return { filename };
}

/** Throws `band_not_found`, `member_not_found` and `no_right`. */
export async function removePicture(
  services: PictureServices,
  caller: Caller,
  of: PictureOf,
): Promise<undefined> {
  const released = await services.database.band(bandScope(caller), (tx) =>
    exchange(tx, caller, of, null),
  );
  await removeReleased(services, caller.bandId, released);
  return undefined;
}

/** @returns the files of the picture before */
async function exchange(
  tx: BandTransaction,
  caller: Caller,
  of: PictureOf,
  filename: string | null,
): Promise<string[]> {
  const released = filesOf(of, await find(tx, caller, of));
  await putPicture(tx, of, filename);
  await releaseFiles(tx, released);
  return released;
}

/** The picture that is there. Whoever may not change it is told only that there is such a member. */
async function find(tx: BandTransaction, caller: Caller, of: PictureOf): Promise<string | null> {
  const filename = await holdPicture(tx, of);
  const isMember = of.kind === "bandUserAvatar";
  if (filename === undefined) throw new Failure(isMember ? "member_not_found" : "band_not_found");
  if (isMember && !canEditMember(caller, of)) throw new Failure("no_right");
  return filename;
}

function filesOf({ kind }: PictureOf, filename: string | null): string[] {
  return filename === null ? [] : pictureFiles(kind, filename);
}

const REFUSED = { large: "too_large", kind: "wrong_type" } as const;

function checkHead(bytes: Uint8Array, maxPicture: number): void {
  const refusal = pictureRefusal(bytes, maxPicture);
  if (refusal === null) return;
  const { why, message } = refusal;
  throw why === "broken" ? invalidField("data", message) : new Failure(REFUSED[why], { message });
}

function asPictureFailure(error: unknown): never {
  if (error instanceof UnreadablePicture) throw invalidField("data", PICTURE_MESSAGES.broken);
  if (error instanceof TooManyWaiting) throw new Failure("throttled", { cause: error });
  throw error;
}
