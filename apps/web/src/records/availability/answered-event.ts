import type { DashboardEvent } from "@bandstand/contracts/dashboard";
import type { AnsweredEvent } from "./who-can-come.tsx";

/** What is next, as it is answered in place. */
export function answeredEvent(event: DashboardEvent, title: string): AnsweredEvent {
  const { EventType, EventStatus } = event;
  return { ...event, title, eventType_tag: EventType.tag, eventStatus_tag: EventStatus.tag };
}
