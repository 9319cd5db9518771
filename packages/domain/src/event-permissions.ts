/** What of an event is not for every reader or editor of events: its money, its publication, its set list. */
import { isReleased, type PublishedEvent } from "./event-visibility.ts";
import type { Actor } from "./member.ts";
import { canEditSetlists, canPublish, canSeeFee } from "./permissions.ts";

/** What an event pays. Of two that say what was paid, either tells of the fee. */
export const EVENT_MONEY = ["fee", "deposit", "paymentReceived"] as const;

/** Of the fields that a save would change, those that this actor may not: what one does not see, one does not save. */
export function forbiddenEventFields(actor: Actor, fields: readonly string[]): string[] {
  return canSeeFee(actor) ? [] : fields.filter((field) => EVENT_MONEY.some((one) => one === field));
}

/**
 * Whether an editor may take an event from one state to the other. Confirming it, making what is confirmed provisional
 * again, and whatever puts it before the public, needs the right to publish. `before` is null when the event is being
 * added.
 */
export function mayChangePublication(
  actor: Actor,
  before: PublishedEvent | null,
  after: PublishedEvent,
): boolean {
  if (canPublish(actor)) return true;
  const confirms = after.eventStatusTag === "C" && before?.eventStatusTag !== "C";
  const reverts = before?.eventStatusTag === "C" && after.eventStatusTag === "P";
  const releases = isReleased(after) && (before === null || !isReleased(before));
  return !confirms && !reverts && !releases;
}

export function canEditSetlistOfEvent(
  actor: Actor,
  event: { readonly setlistId: number | null },
): boolean {
  return event.setlistId !== null && canEditSetlists(actor);
}
