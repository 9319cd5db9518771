/** What of an event a member may set, and into which state they may bring it. */
import { FAILURES, Failure, invalidField } from "@bandstand/contracts/failure";
import { EVENT_MESSAGES } from "@bandstand/domain/event-form";
import { forbiddenEventFields, mayChangePublication } from "@bandstand/domain/event-permissions";
import type { PublishedEvent } from "@bandstand/domain/event-visibility";
import type { Actor } from "@bandstand/domain/member";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { nameState } from "./events.repository.ts";

export interface StateOfEvent {
  draft: boolean;
  privateEvent: boolean;
  eventStatusId: number;
  eventTypeId: number;
}

/** Says which. */
export function noRightTo(...fields: readonly string[]): Failure {
  const { message } = FAILURES.no_right;
  return new Failure("no_right", { fields: fields.map((path) => ({ path, message })) });
}

/** Throws `no_right` for what the member is not told of either. */
export function checkFields(actor: Actor, fields: readonly string[]): void {
  const forbidden = forbiddenEventFields(actor, fields);
  if (forbidden.length > 0) throw noRightTo(...forbidden);
}

/** Throws `no_right`, and `invalid` for a status or type that does not exist. `before` is null for a new event. */
export async function checkState(
  tx: BandTransaction,
  actor: Actor,
  before: StateOfEvent | null,
  after: StateOfEvent,
): Promise<void> {
  const then = before && (await publicationOf(tx, before));
  const now = await publicationOf(tx, after);
  if (before === null && now.eventStatusTag === "X")
    throw invalidField("eventStatusId", EVENT_MESSAGES.newStatus);
  if (!mayChangePublication(actor, then, now)) throw noRightTo(...changed(before, after));
}

async function publicationOf(tx: BandTransaction, state: StateOfEvent): Promise<PublishedEvent> {
  const { eventStatusId, eventTypeId, draft, privateEvent } = state;
  const { statusTag, publicPerformance } = await nameState(tx, eventStatusId, eventTypeId);
  if (statusTag === null) throw invalidField("eventStatusId", EVENT_MESSAGES.unknownStatus);
  if (publicPerformance === null) throw invalidField("eventTypeId", EVENT_MESSAGES.unknownType);
  return { draft, privateEvent, eventStatusTag: statusTag, publicPerformance };
}

function changed(before: StateOfEvent | null, after: StateOfEvent): string[] {
  const fields = ["eventStatusId", "eventTypeId", "draft", "privateEvent"] as const;
  return fields.filter((field) => before === null || before[field] !== after[field]);
}
