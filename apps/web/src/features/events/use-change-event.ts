import type { SaveEvent } from "@bandstand/contracts/events";
import { useEventChanges } from "../../records/events/event-changes.ts";
import { type ChangeFact, useUndoableChange } from "../../records/kit/undoable-change.ts";

export function useChangeEvent(): ChangeFact<SaveEvent> {
  return useUndoableChange("event", useEventChanges().save);
}
