/** What the mails about an event are made of, kept as it stood when they were sent off. */
import type { TimesOfEvent } from "./event-times.ts";

/** `proposed`, `confirmed`, or provisional: told without being either. */
export type Occasion = "proposed" | "confirmed" | "provisional";

export type PublicationFacts = TimesOfEvent & {
  readonly occasion: Occasion;
  readonly band: {
    readonly name: string;
    readonly identity: string;
    readonly timeZone: string;
    readonly logoFilename: string | null;
    readonly contactName: string | null;
    readonly contactPhone: string | null;
    readonly website: string | null;
  };
  /** Where answers go. */
  readonly replyTo: string;
  readonly name: string | null;
  readonly typeName: string;
  readonly privateEvent: boolean;
  /** Of the event as it was saved last. */
  readonly updatedAt: string;
  readonly createdAt: string;
  readonly venueName: string | null;
  readonly venueLocation: string | null;
  readonly venueAddress: string | null;
  readonly venueThreeWords: string | null;
  /** For the band. */
  readonly description: string | null;
  readonly setlistName: string | null;
  readonly parking: string | null;
  /** For everyone. */
  readonly publicDescription: string | null;
  readonly ticketInfo: string | null;
  readonly ticketURL: string | null;
  readonly bandEventURL: string | null;
  readonly advanceTicketPrice: number | null;
  readonly doorTicketPrice: number | null;
  /** Between band and promoter; in pounds. */
  readonly bookingName: string | null;
  readonly bookingEmail: string | null;
  readonly bookingPhone: string | null;
  readonly bandToProvide: string | null;
  readonly venueToProvide: string | null;
  readonly fee: number | null;
  readonly deposit: number | null;
};
