import type { EventRow } from "@bandstand/contracts/events";
import { recordWindows } from "../kit/record-windows.ts";

export interface NamedEvent {
  id: number;
  /** As it is called, or what stands for a name. */
  name: string;
}

/** What a poll for a date says of the event that is made of it, which closes the poll. */
export interface PolledEvent {
  datePollId: number;
  name: string;
  eventTypeId: number;
  venueId: number | null;
  startTime: string | null;
  endTime: string | null;
}

export interface EventWindows {
  view(event: NamedEvent): void;
  /** Shows it in the place of the event that is docked, as the list of them is walked; nothing where none is. */
  follow(event: NamedEvent): void;
  add(): void;
  /** Of that day, `YYYY-MM-DD`, perhaps as a poll has found it. */
  addOn(date: string, poll?: PolledEvent): void;
  edit(event: NamedEvent): void;
  /** Adds it again every so many weeks. */
  repeat(event: EventRow): void;
  /** The gig sheet, on paper. */
  print(event: NamedEvent): void;
  /** What was played, and when; of a gig that has begun. */
  report(event: NamedEvent): void;
  /** Of one that has an invoice, on paper. */
  invoice(event: NamedEvent): void;
  /** The addresses for the calendars that people have already. */
  feeds(): void;
  /** The dates that are looked for. */
  polls(): void;
}

export const [EventWindowsContext, useEventWindows] = recordWindows<EventWindows>("EventWindows");
