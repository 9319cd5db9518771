/** The calls of the publish popup. */
import type { Event, EventRow } from "@bandstand/contracts/events";
import { publishEvent, type PublishPreview } from "@bandstand/contracts/publishing";
import type { PublishableEvent, PublishOptions } from "@bandstand/domain/publishing";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";

export function publishable(event: EventRow): PublishableEvent {
  const { eventStatus_tag: eventStatusTag, eventType_publicPerformance: publicPerformance } = event;
  return { ...event, eventStatusTag, publicPerformance };
}

interface Publishing {
  send(options: PublishOptions): Promise<Event | PublishPreview>;
  /** Changes nothing. */
  preview(options: PublishOptions): Promise<Event | PublishPreview>;
}

export function usePublish({ id }: EventRow): Publishing {
  const change = useChange();
  const { client } = useServices();
  const requestOf = (mode: "S" | "P", options: PublishOptions) => ({
    params: paramsOf(id),
    body: { mode, options },
  });
  return {
    send: (options) => change(publishEvent, requestOf("S", options), { isSettled: true }),
    preview: (options) => client.change(publishEvent, requestOf("P", options)),
  };
}
