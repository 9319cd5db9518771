/** Every row of a band as of one moment, on this machine's disk: who reads slowly then keeps no connection to the database. */
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { BAND_FILE_LIMITS } from "@bandstand/domain/band-file/band-file";
import { Failure } from "@bandstand/contracts/failure";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { FileTooLarge } from "../../platform/files/file-store-errors.ts";
import { type Spooled, spool } from "../../platform/files/spool.ts";
import { bandTables, PEOPLE } from "./band-tables.repository.ts";
import { readRows } from "./export-band.repository.ts";

export interface SpooledTable extends Spooled {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

/** In the order in which rows can be put in. Throws `too_large` and `StorageFull`, and then leaves nothing. */
export async function spoolTables(
  tx: BandTransaction,
  signal: AbortSignal,
): Promise<SpooledTable[]> {
  const tables: SpooledTable[] = [];
  try {
    let left: number = BAND_FILE_LIMITS.tables;
    for (const shape of [PEOPLE, ...(await bandTables(tx))]) {
      const hash = createHash("sha256");
      let rows = 0;
      async function* lines(): AsyncGenerator<Buffer> {
        for await (const page of readRows(tx, shape)) {
          rows += page.length;
          const bytes = Buffer.from(`${page.join("\n")}\n`);
          hash.update(bytes);
          yield bytes;
        }
      }
      const begin = () => Readable.from(lines(), { objectMode: false });
      const spooled = await spool(begin, { maximumSize: left, signal });
      left -= spooled.size;
      tables.push({ ...spooled, name: shape.name, rows, sha256: hash.digest("hex") });
    }
    return tables;
  } catch (error) {
    for (const { stream } of tables) stream.destroy();
    if (error instanceof FileTooLarge) throw new Failure("too_large", { message: TOO_LARGE });
    throw error;
  }
}

const TOO_LARGE = `The band could not be exported: its records are more than ${BAND_FILE_LIMITS.tables / 1024 / 1024} MB.`;
