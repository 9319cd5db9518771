/** How the rest of an event's fee is shared, and what of it was handed over. */
import {
  type EventMoney,
  MONEY_MESSAGES,
  type SavePayout,
  type SaveShares,
} from "@bandstand/contracts/event-money";
import { invalidField } from "@bandstand/contracts/failure";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { changeMoney, readMoney } from "./event-money.use-cases.ts";
import { keepPayout, keepShares, keepUsualShares } from "./shares.repository.ts";

/** Throws `event_not_found`, and `invalid` for members who are not there or twice, and where nobody has a share. */
export function saveShares(
  database: Database,
  caller: Caller,
  eventId: number,
  { shares }: SaveShares,
): Promise<EventMoney> {
  if (new Set(shares.map(({ bandUserId }) => bandUserId)).size < shares.length)
    throw invalidField("shares", MONEY_MESSAGES.sharedTwice);
  if (!shares.some(({ share }) => share > 0))
    throw invalidField("shares", MONEY_MESSAGES.nobodyShares);
  return changeMoney(database, caller, eventId, (tx) =>
    keepShares(tx, eventId, shares).catch(unknownAt("shares")),
  );
}

/** Throws `event_not_found`, and `invalid` for a member who is not there. */
export function savePayout(
  database: Database,
  caller: Caller,
  eventId: number,
  payout: SavePayout,
): Promise<EventMoney> {
  return changeMoney(database, caller, eventId, async (tx) => {
    const { shares } = await readMoney(tx, caller, eventId);
    const seen = shares.filter(
      ({ bandUserId, ofKitty, share }) => share > 0 && (ofKitty || bandUserId !== null),
    );
    const { bandUserId } = payout;
    await keepUsualShares(tx, eventId, [...seen, { bandUserId, share: 0 }]).catch(
      unknownAt("bandUserId"),
    );
    await keepPayout(tx, eventId, payout);
  });
}

function unknownAt(field: string): (error: unknown) => never {
  return (error) => {
    const { constraint } = violatedConstraint(error) ?? {};
    if (constraint?.includes("member")) throw invalidField(field, MONEY_MESSAGES.unknownMember);
    throw error;
  };
}
