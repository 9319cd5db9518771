/** Which file is the picture of what. */
import type { PictureKind } from "@bandstand/domain/pictures";
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface PictureOf {
  kind: PictureKind;
  /** Of the band, or of the member. */
  id: number;
}

const HOLD = {
  bandLogo:
    "select logo_filename as filename from bands where id = $1 and id = $2 for no key update",
  bandPicture:
    "select picture_filename as filename from bands where id = $1 and id = $2 for no key update",
  bandUserAvatar:
    "select avatar_filename as filename from band_users where band_id = $1 and id = $2 for no key update",
} as const;

const PUT = {
  bandLogo: "update bands set logo_filename = $3 where id = $1 and id = $2",
  bandPicture: `
    update bands set picture_filename = $3, picture_filename_index = picture_filename_index + 1
    where id = $1 and id = $2`,
  bandUserAvatar: `
    update band_users set avatar_filename = $3, avatar_filename_index = avatar_filename_index + 1
    where band_id = $1 and id = $2`,
} as const;

/** Holds the record until the transaction ends. Null where it has no picture, undefined where there is no such record. */
export async function holdPicture(
  tx: BandTransaction,
  { kind, id }: PictureOf,
): Promise<string | null | undefined> {
  const [row] = await tx.rows<{ filename: string | null }>({ text: HOLD[kind] }, [tx.bandId, id]);
  return row?.filename;
}

export async function putPicture(
  tx: BandTransaction,
  { kind, id }: PictureOf,
  filename: string | null,
): Promise<void> {
  await tx.rows({ text: PUT[kind] }, [tx.bandId, id, filename]);
}
