/** All that is known of one person as one JSON file, written to this machine's disk first: a long life has many rows. */
import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { FileTooLarge } from "../../platform/files/file-store-errors.ts";
import { type Spooled, spool } from "../../platform/files/spool.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { readCatalogue } from "../../records/band-tables/catalogue.repository.ts";
import {
  accountOf,
  blockedDatesOf,
  calendarOf,
  membershipsOf,
  type OwnMembership,
  passwordDate,
  rowsOfMember,
  tablesOfMembers,
  titlesOf,
} from "./own-data.repository.ts";
import type { OwnDataServices } from "./own-data.services.ts";

const HOUR = 3600;
/** Bytes: studio settings of a megabyte for each of some hundred songs. */
const LARGEST = 512 * 1024 * 1024;

/** Throws `throttled`, `too_large` and `StorageFull`. */
export async function ownData(
  { database, throttle, limits, now }: OwnDataServices,
  { userId }: Caller,
  signal: AbortSignal,
): Promise<Spooled> {
  const bucket = `owndata:${userId}`;
  await throttle.spend([{ bucket, most: limits.ownDataPerPerson, windowSeconds: HOUR }]);
  const person = await database.person({ userId, readOnly: true }, async (tx) => {
    const catalogue = await readCatalogue(tx);
    const users = catalogue.find(({ name }) => name === "users");
    if (!users) throw new Error("There is no table of accounts.");
    const account = await accountOf(tx, users);
    const blockedDates = await blockedDatesOf(tx);
    const calendar = await calendarOf(tx);
    return { account, blockedDates, calendar, memberships: await membershipsOf(tx), catalogue };
  });
  const changedAt = await database.system((tx) => passwordDate(tx, userId), { readOnly: true });
  const tables = tablesOfMembers(person.catalogue);

  const parts: Spooled[] = [];
  let left = LARGEST;
  const keep = async (write: () => AsyncGenerator<string>) => {
    const begin = () => Readable.from(write(), { objectMode: false });
    const part = await spool(begin, { maximumSize: left, signal });
    left -= part.size;
    parts.push(part);
  };
  const text = (words: string) =>
    keep(async function* () {
      yield words;
    });
  try {
    await text(`{"format": "bandstand person", "version": 1, "at": "${now().toISOString()}",
"account": ${person.account},
"blockedDates": ${person.blockedDates},
"calendar": ${person.calendar},
"passwordChangedAt": ${JSON.stringify(changedAt)},
"bands": [`);
    for (const [place, membership] of person.memberships.entries()) {
      await text(place > 0 ? ",\n" : "\n");
      const { bandId, bandUserId } = membership;
      const scope = { bandId, userId, bandUserId, readOnly: true, snapshot: true };
      await database.band(scope, (tx) => keep(() => ofBand(tx, tables, membership)));
    }
    await text("\n]}\n");
  } catch (error) {
    for (const { stream } of parts) stream.destroy();
    if (error instanceof FileTooLarge) throw new Failure("too_large", { cause: error });
    throw error;
  }
  const stream = Readable.from(oneAfterTheOther(parts), { objectMode: false });
  stream.once("close", () => {
    for (const part of parts) part.stream.destroy();
  });
  return { size: LARGEST - left, stream };
}

async function* ofBand(
  tx: BandTransaction,
  tables: readonly TableShape[],
  { bandId, bandUserId, ...band }: OwnMembership,
): AsyncGenerator<string> {
  yield `{"band": ${JSON.stringify({ id: bandId, ...band })}`;
  for (const shape of tables) {
    yield `,\n "${shape.name}": [`;
    let between = "\n  ";
    for await (const page of rowsOfMember(tx, shape, bandUserId)) {
      yield between + page.join(",\n  ");
      between = ",\n  ";
    }
    yield "]";
  }
  yield `,\n "songs": ${await titlesOf(tx)}}`;
}

async function* oneAfterTheOther(parts: readonly Spooled[]): AsyncGenerator<Uint8Array> {
  for (const { stream } of parts) yield* stream as AsyncIterable<Uint8Array>;
}
