/** Events that come again: added in one go, and changed or deleted from one of them on. */
import { randomUUID } from "node:crypto";
import { daysBetween } from "@bandstand/domain/calendar-date";
import { type Repetition, seriesDates } from "@bandstand/domain/event-series";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { checkState } from "./event-rights.ts";
import {
  beginSeries,
  deleteAll,
  insertRepeated,
  lockFollowing,
  updateAll,
} from "./event-series.repository.ts";
import type { EventChanges } from "./events.repository.ts";

const STATE = ["draft", "privateEvent", "eventStatusId", "eventTypeId"] as const;

/** Throws `event_not_found`, `no_right` for what one may not add by itself either, and `limit_reached`. */
export function repeat(
  database: Database,
  caller: Caller,
  eventId: number,
  repetition: Repetition,
): Promise<{ added: number; lastDate: string }> {
  return database.band(bandScope(caller), async (tx) => {
    const fields = [...STATE, "eventDate", "seriesKey"] as const;
    const event = await lockUnchanged(tx, EVENT, eventId, undefined, fields);
    await checkState(tx, caller, null, event);
    if (event.seriesKey === null) await beginSeries(tx, eventId, randomUUID());
    const days = seriesDates(event.eventDate, repetition);
    const added = await insertRepeated(tx, eventId, days);
    await checkLimit(tx, "events");
    await announceSaved(tx, EVENT, [eventId]);
    return { added, lastDate: days.at(-1) ?? event.eventDate };
  });
}

interface SavedEvent {
  id: number;
  seriesKey: string | null;
  /** Before it was saved. */
  eventDate: string;
}

/** Within the transaction that saves the event itself. Throws `no_right` where one of them may not be brought into its state. */
export async function saveFollowing(
  tx: BandTransaction,
  caller: Caller,
  { seriesKey, ...event }: SavedEvent,
  changes: EventChanges,
): Promise<void> {
  if (seriesKey === null) return;
  const { eventDate, deposit: _deposit, paymentReceived: _payment, ...fields } = changes;
  const all = await lockFollowing(tx, { ...event, seriesKey });
  const following = all.filter(({ eventStatusTag }) => eventStatusTag !== "X");
  if (STATE.some((field) => field in fields)) {
    // Mostly they are all in one state: it is asked once for each.
    const states = new Map(
      following.map(({ draft, privateEvent, eventStatusId, eventTypeId }) => {
        const state = { draft, privateEvent, eventStatusId, eventTypeId };
        return [JSON.stringify(state), state];
      }),
    );
    for (const state of states.values())
      await checkState(tx, caller, state, { ...state, ...fields });
  }
  const ids = following.map(({ id }) => id);
  const days = eventDate === undefined ? 0 : daysBetween(event.eventDate, eventDate);
  await updateAll(tx, ids, { fields, days });
  if (ids.length > 0) await announceSaved(tx, EVENT, ids);
}

/** Throws `event_not_found`. */
export async function removeFollowing(
  database: Database,
  caller: Caller,
  eventId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    const fields = ["eventDate", "seriesKey"] as const;
    const { seriesKey, eventDate } = await lockUnchanged(tx, EVENT, eventId, undefined, fields);
    const following =
      seriesKey === null ? [] : await lockFollowing(tx, { id: eventId, seriesKey, eventDate });
    const ids = [eventId, ...following.map(({ id }) => id)];
    await deleteAll(tx, ids);
    for (const id of ids) await announceDeleted(tx, EVENT, id);
  });
}
