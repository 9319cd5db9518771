/** What is told of an event's money, and what all changes of it begin and end with. */
import type { EventMoney, EventShare } from "@bandstand/contracts/event-money";
import { usualShare } from "@bandstand/domain/event-split";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { findMoney, type FoundMoney } from "./event-money.repository.ts";

/** Throws `event_not_found`. */
export function read(database: Database, caller: Caller, eventId: number): Promise<EventMoney> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readMoney(tx, caller, eventId),
  );
}

/**
 * Holds the event, so that the changes of its money come one after the other, and tells those who have it open.
 * Throws `event_not_found`.
 */
export function changeMoney(
  database: Database,
  caller: Caller,
  eventId: number,
  change: (tx: BandTransaction) => Promise<void>,
): Promise<EventMoney> {
  return database.band(bandScope(caller), async (tx) => {
    await lockUnchanged(tx, EVENT, eventId, undefined);
    await change(tx);
    await announceRemark(tx, EVENT, eventId);
    return readMoney(tx, caller, eventId);
  });
}

/** Throws `event_not_found`. */
export async function readMoney(
  tx: BandTransaction,
  caller: Caller,
  eventId: number,
): Promise<EventMoney> {
  const money = found(EVENT, await findMoney(tx, caller, eventId));
  const { expenses, invoice } = money;
  return { eventId, expenses, shares: sharesOf(money), invoice };
}

/** Those that are kept; as long as there are none, the usual ones. The kitty is always among them. */
export function sharesOf({ members, others }: FoundMoney): EventShare[] {
  const isKept = [...members, ...others].some(({ share }) => share !== null);
  const kitty = others.some(({ ofKitty }) => ofKitty) ? [] : [KITTY];
  return [
    ...[...members, ...others].map(({ isLineUp, answer, share, ...sharer }) => ({
      ...sharer,
      share: isKept ? (share ?? 0) : usualShare({ isLineUp, answer }),
    })),
    ...kitty,
  ];
}

const KITTY: EventShare = {
  bandUserId: null,
  ofKitty: true,
  nickname: null,
  avatarFilename: null,
  share: 0,
  paidOut: null,
  paidOutAt: null,
};
