import { recordWindows } from "../kit/record-windows.ts";

export interface NamedEvent {
  id: number;
  /** As it is called, or what stands for a name. */
  name: string;
}

export interface EventWindows {
  view(event: NamedEvent): void;
  /** Shows it in the place of the event that is docked, as the list of them is walked; nothing where none is. */
  follow(event: NamedEvent): void;
  add(): void;
  /** Of that day, `YYYY-MM-DD`. */
  addOn(date: string): void;
  edit(event: NamedEvent): void;
  /** The gig sheet, on paper. */
  print(event: NamedEvent): void;
  /** The addresses for the calendars that people have already. */
  feeds(): void;
}

export const [EventWindowsContext, useEventWindows] = recordWindows<EventWindows>("EventWindows");
