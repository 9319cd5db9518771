/**
 * How much room a band has for its files, of every kind, those made of its recordings included. Decided before a file is
 * taken in, while it comes, and once more when it is kept: what uploads at the same time take beyond it is on its way, and
 * not kept. The room of the server is the file store's own matter.
 */
import { Failure } from "@bandstand/contracts/failure";
import { bandRoomUsedUp } from "@bandstand/contracts/room";
import type { BandTransaction } from "../database/transactions.ts";
import { FileTooLarge } from "./file-store-errors.ts";
import type { FileServices } from "./stored-files.ts";
import { sumOfFiles } from "./stored-files.repository.ts";

/**
 * Bytes that a band has left. Throws `no_room` where `size` more do not fit.
 * @param without files that go when the new one is kept
 */
export async function requireRoom(
  { database, bandStorage }: Pick<FileServices, "database" | "bandStorage">,
  bandId: number,
  { size, without = [] }: { size: number; without?: readonly string[] },
): Promise<number> {
  const left = await database.band({ bandId, readOnly: true }, (tx) =>
    leftOf(tx, bandStorage, without),
  );
  if (left <= 0 || size > left) throw noBandRoom(bandStorage);
  return left;
}

/** In the transaction that has just kept files: throws `no_room` where others were kept meanwhile. */
export async function requireNotBeyond(tx: BandTransaction, bandStorage: number): Promise<void> {
  // One by one: of two that commit in the same moment neither would count the other.
  await tx.rows({ text: "select pg_advisory_xact_lock(hashtext('band room'), $1)" }, [tx.bandId]);
  if ((await leftOf(tx, bandStorage, [])) < 0) throw noBandRoom(bandStorage);
}

/** What a write means that was held to the smaller of a limit of its own and the band's room. */
export function asRoomFailure(error: unknown, limit: number, bandStorage: number): unknown {
  return error instanceof FileTooLarge && error.maximumSize < limit
    ? noBandRoom(bandStorage)
    : error;
}

async function leftOf(
  tx: BandTransaction,
  bandStorage: number,
  without: readonly string[],
): Promise<number> {
  return bandStorage - (await sumOfFiles(tx, without));
}

function noBandRoom(bandStorage: number): Failure {
  return new Failure("no_room", { message: bandRoomUsedUp(bandStorage) });
}
