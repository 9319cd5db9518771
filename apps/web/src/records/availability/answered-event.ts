/** An event as it is answered. */
import type { MemberAnswer } from "@bandstand/contracts/availability";
import type { DashboardEvent } from "@bandstand/contracts/dashboard";

export interface AnsweredEvent {
  id: number;
  /** As it is called. */
  title: string;
  eventDate: string;
  eventType_tag: string;
  eventStatus_tag: string;
  replyBy: string | null;
  answers: readonly MemberAnswer[];
}

/** What is next, as it is answered in place. */
export function answeredEvent(event: DashboardEvent, title: string): AnsweredEvent {
  const { EventType, EventStatus } = event;
  return { ...event, title, eventType_tag: EventType.tag, eventStatus_tag: EventStatus.tag };
}
