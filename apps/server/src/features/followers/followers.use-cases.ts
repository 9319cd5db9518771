/** Followers as the band keeps them: reading, adding, saving with an eye on who else saved, deleting, and many at once. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { addFollowerBody, Follower, SaveFollower } from "@bandstand/contracts/followers";
import {
  FOLLOWER_MESSAGES,
  FOLLOWERS_OF_IMPORT,
  readFollowers,
} from "@bandstand/domain/follower-import";
import type * as z from "zod/mini";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import {
  deleteFollower,
  findFollower,
  FOLLOWER,
  insertFollower,
  insertFollowers,
  listFollowers,
  type Page,
  updateFollower,
  type Wanted,
} from "./followers.repository.ts";

export function list(database: Database, caller: Caller, wanted: Wanted): Promise<Page> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => listFollowers(tx, wanted));
}

/** Throws `follower_not_found`. */
export function read(database: Database, caller: Caller, followerId: number): Promise<Follower> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => readOne(tx, followerId));
}

/** Throws `invalid` where the address follows already, and `limit_reached`. */
export function add(
  database: Database,
  caller: Caller,
  given: z.output<typeof addFollowerBody>,
): Promise<Follower> {
  return database.band(bandScope(caller), async (tx) => {
    const followerId = await insertFollower(tx, given).catch(nameTwin);
    await checkLimit(tx, "followers");
    return readOne(tx, followerId);
  });
}

/** Throws `follower_not_found`, `invalid`, and `changed_meanwhile` where somebody has saved since `updatedAt`. */
export function save(
  database: Database,
  caller: Caller,
  followerId: number,
  given: SaveFollower,
): Promise<Follower> {
  const { id, updatedAt, ...fields } = given;
  checkId(FOLLOWER, followerId, id);
  return database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, FOLLOWER, followerId, updatedAt);
    if (Object.keys(fields).length > 0)
      await updateFollower(tx, followerId, fields).catch(nameTwin);
    return readOne(tx, followerId);
  });
}

/** Throws `follower_not_found`. */
export async function remove(
  database: Database,
  caller: Caller,
  followerId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, FOLLOWER, followerId, undefined);
    await deleteFollower(tx, followerId);
  });
}

/** All or none. Throws `invalid` naming each bad line, and `limit_reached`. Cancelled, it adds nobody. */
export async function importMany(
  database: Database,
  caller: Caller,
  text: string,
  cancelled: AbortSignal,
): Promise<{ added: number; skipped: number }> {
  const given = readFollowers(text);
  if (given.kind === "empty") throw invalidField("text", given.message);
  if (given.kind === "bad")
    throw new Failure("invalid", {
      message: given.message,
      fields: given.lines.map(({ number, problems }) => ({
        path: `line.${number}`,
        message: problems.join(". "),
      })),
    });
  const { followers } = given;
  if (followers.length > FOLLOWERS_OF_IMPORT)
    throw invalidField("text", FOLLOWER_MESSAGES.tooManyLines);
  return database.band(bandScope(caller), async (tx) => {
    const added = await insertFollowers(tx, followers);
    await checkLimit(tx, "followers", { inBulk: true });
    throwIfAborted(cancelled);
    return { added, skipped: followers.length - added };
  });
}

async function readOne(tx: BandTransaction, followerId: number): Promise<Follower> {
  return found(FOLLOWER, await findFollower(tx, followerId));
}

function nameTwin(error: unknown): never {
  if (violatedConstraint(error)?.constraint === "followers_one")
    throw invalidField("email", FOLLOWER_MESSAGES.exists);
  throw error;
}
