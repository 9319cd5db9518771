/** Moves an event to another day, at its times; of a series it is asked how far that goes. */
import { type EventRow, saveEvent } from "@bandstand/contracts/events";
import { useMay } from "../../../lib/services/use-may.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { useFollowing } from "../series/use-following.ts";
import { useChangeEvent } from "../use-change-event.ts";
import { isMovable, movedEvent } from "./moved-event.ts";

/** Answers whether it was moved. */
export type MoveEvent = (event: EventRow, date: string) => Promise<boolean>;

/** Null for who may not. */
export function useMoveEvent(today: string): MoveEvent | null {
  const change = useChangeEvent();
  const { ask } = useFollowing();
  if (!useMay(saveEvent)) return null;
  return async (event, date) => {
    if (!isMovable(event, date, today)) return false;
    const reach = await ask(event, {
      title: "Move Event",
      text: `“${eventTitle(event)}” is one of several. Are those after it moved by as many days?`,
    });
    if (reach === null) return false;
    return change(event, movedEvent(event, { date, following: reach === "following" }, today));
  };
}
