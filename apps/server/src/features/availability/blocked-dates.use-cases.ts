/** The days on which a person is not available: said once, for all of their bands. */
import type {
  AddBlockedDate,
  BlockedDate,
  SaveBlockedDate,
} from "@bandstand/contracts/blocked-dates";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import {
  BLOCKED_DATE_MESSAGES,
  type DayRange,
  MOST_BLOCKED_DATES,
  rangeProblem,
} from "@bandstand/domain/blocked-dates";
import type { Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { checkId } from "../../records/kit/record-kind.ts";
import {
  countBlocked,
  deleteBlocked,
  insertBlocked,
  listBlocked,
  lockBlocked,
  updateBlocked,
} from "./blocked-dates.repository.ts";

const BLOCKED_DATE = { noun: "blocked date" };

export function list(database: Database, { userId }: Caller): Promise<BlockedDate[]> {
  return database.person({ userId, readOnly: true }, listBlocked);
}

/** Throws `invalid` for days that are no range, and `limit_reached`. */
export function add(
  database: Database,
  { userId }: Caller,
  range: AddBlockedDate,
): Promise<BlockedDate> {
  checkRange(range);
  return database.person({ userId }, async (tx) => {
    const added = await insertBlocked(tx, range);
    if ((await countBlocked(tx)) > MOST_BLOCKED_DATES)
      throw new Failure("limit_reached", {
        message: BLOCKED_DATE_MESSAGES.tooMany,
        details: { limit: MOST_BLOCKED_DATES },
      });
    return added;
  });
}

/** Throws `blocked_date_not_found`, and `invalid` where what would be left is no range. */
export function save(
  database: Database,
  { userId }: Caller,
  blockedId: number,
  { id, ...fields }: SaveBlockedDate,
): Promise<BlockedDate> {
  checkId(BLOCKED_DATE, blockedId, id);
  return database.person({ userId }, async (tx) => {
    const before = await lockBlocked(tx, blockedId);
    if (!before) throw new Failure("blocked_date_not_found");
    const after = { ...before, ...fields };
    checkRange(after);
    await updateBlocked(tx, after);
    return after;
  });
}

/** Throws `blocked_date_not_found`. */
export async function remove(
  database: Database,
  { userId }: Caller,
  blockedId: number,
): Promise<void> {
  const wasThere = await database.person({ userId }, (tx) => deleteBlocked(tx, blockedId));
  if (!wasThere) throw new Failure("blocked_date_not_found");
}

function checkRange(range: DayRange): void {
  const problem = rangeProblem(range);
  if (problem !== null) throw invalidField("lastDay", problem);
}
