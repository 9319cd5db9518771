/** What a mail and its page say of the event that they ask about. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { dayOfYear } from "@bandstand/domain/day-words";
import type { EventInMail } from "./event-in-mail.repository.ts";

export function titleOf({
  name,
  venue_name,
  eventType_name,
}: Pick<EventInMail, "name" | "venue_name" | "eventType_name">): string {
  return name ?? venue_name ?? eventType_name;
}

/** "Can you play Half Crown Saturday on Sat 28 Nov?" */
export function questionOf(event: EventInMail): string {
  const can = event.eventType_tag === "G" ? "Can you play" : "Can you come to";
  return `${can} ${titleOf(event)} on ${dayOfYear(event.eventDate, event.today)}?`;
}

/** Label and value; what nobody has said is left out. */
export function factsOf(
  event: EventInMail & { replyBy?: string | null },
): [label: string, value: string][] {
  const { startTime, endTime, arriveTime, venue_name, venue_location, replyBy = null } = event;
  const hours = [startTime, endTime].filter(Boolean).join("–");
  const place = [venue_name, venue_location].filter(Boolean).join(", ");
  const facts: [string, string | null][] = [
    ["What", `${titleOf(event)} (${event.eventType_name}, ${event.eventStatus_name})`],
    ["When", [formatDateWithWeekday(event.eventDate), hours].filter(Boolean).join(", ")],
    ["Arrive", arriveTime],
    ["Where", place],
    ["Answer by", replyBy === null ? null : formatDateWithWeekday(replyBy)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
