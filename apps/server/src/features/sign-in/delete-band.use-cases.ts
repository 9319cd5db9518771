/** A band goes, with everything that is its own; whoever ends it goes on in another band of theirs. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { Session } from "@bandstand/contracts/sign-in";
import { isNameOfBand, WRONG_BAND_NAME } from "@bandstand/domain/band-deletion";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { holdAccount } from "../../records/accounts/accounts.repository.ts";
import { enqueueRemoval } from "./delete-band.jobs.ts";
import { deleteBand, holdBand, listFiles } from "./delete-band.repository.ts";
import { listMemberships } from "./memberships.repository.ts";
import { type Client, openSession } from "./session.ts";
import { isOpen } from "./sign-in.use-cases.ts";

interface DeleteBandServices {
  database: Database;
  now: () => Date;
}

/**
 * In one transaction, or not at all. Throws `band_not_found` for any band but the one that is open, and `invalid` where its
 * name was typed otherwise. Answers a session in the next band by name; null for somebody who has no other.
 */
export async function endBand(
  { database, now }: DeleteBandServices,
  caller: Caller,
  { bandId, name }: { bandId: number; name: string },
  client: Client,
): Promise<Session | null> {
  if (bandId !== caller.bandId) throw new Failure("band_not_found");
  await database.band(bandScope(caller), async (tx) => {
    const held = await holdBand(tx);
    if (held === undefined) throw new Failure("band_not_found");
    if (!isNameOfBand(name, held)) throw invalidField("name", WRONG_BAND_NAME);
    await enqueueRemoval(tx, await listFiles(tx), now());
    await deleteBand(tx);
  });
  return openNext(database, caller.userId, client);
}

function openNext(database: Database, userId: number, client: Client): Promise<Session | null> {
  return database.system(async (tx) => {
    const account = await holdAccount(tx, userId);
    const next = (await listMemberships(tx, userId)).find(isOpen);
    return account && next ? openSession(tx, account, next, client) : null;
  });
}
