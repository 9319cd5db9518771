import { type EventRow, saveEvent } from "@bandstand/contracts/events";
import { isConfirmOffered } from "@bandstand/domain/publishing";
import { useMay } from "../../lib/services/use-may.ts";
import { eventTitle } from "../../records/events/event-words.ts";
import { useChangeEvent } from "./use-change-event.ts";
import { useStatusesToChoose } from "./use-statuses-to-choose.ts";

/** Confirms a provisional event that is to come; a draft stays one. Null where that is not offered, or not to this member. */
export function useConfirmEvent(event: EventRow, today: string): (() => void) | null {
  const change = useChangeEvent();
  const maySave = useMay(saveEvent);
  const confirmed = useStatusesToChoose({ ...event, before: event }).find(({ tag }) => tag === "C");
  const { eventStatus_tag: eventStatusTag, eventType_publicPerformance: publicPerformance } = event;
  const isOffered = isConfirmOffered({ ...event, eventStatusTag, publicPerformance }, today);
  if (!maySave || !isOffered || !confirmed) return null;
  return () =>
    void change(event, {
      to: { eventStatusId: confirmed.id },
      from: { eventStatusId: event.eventStatusId },
      done: `“${eventTitle(event)}” is confirmed`,
    });
}
