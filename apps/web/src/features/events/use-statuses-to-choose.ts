import type { EventStatus } from "@bandstand/contracts/lookups";
import { mayChangePublication } from "@bandstand/domain/event-permissions";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useEventStatuses } from "../../records/lookups/lookups.ts";

interface Published {
  draft: boolean;
  privateEvent: boolean;
  eventType_publicPerformance: boolean;
}

interface Wanted extends Published {
  /** As it is kept; null for one that is being added. */
  before: (Published & { eventStatus_tag: string }) | null;
}

const NONE: readonly EventStatus[] = [];

/** Those that the member may bring the event into, the one that it has among them. */
export function useStatusesToChoose({ before, ...wanted }: Wanted): readonly EventStatus[] {
  const { data: statuses = NONE } = useEventStatuses();
  const actor = useBandUser();
  return statuses.filter(({ tag }) =>
    mayChangePublication(
      actor,
      before && stateOf(before, before.eventStatus_tag),
      stateOf(wanted, tag),
    ),
  );
}

function stateOf(event: Published, eventStatusTag: string) {
  return {
    draft: event.draft,
    privateEvent: event.privateEvent,
    publicPerformance: event.eventType_publicPerformance,
    eventStatusTag,
  };
}
