/** What a band takes along to an event on one page: when, where, whom to ring, who brings what. */
import { formatDate } from "./date-format.ts";
import { eventTimes, type TimesOfEvent } from "./event-times.ts";
import { answeredQuestions, type VenueAnswers } from "./venue-questions.ts";

export type SheetEvent = TimesOfEvent & {
  readonly bookingName: string | null;
  readonly bookingPhone: string | null;
  readonly bandToProvide: string | null;
  readonly venueToProvide: string | null;
  readonly description: string | null;
  readonly Venue: {
    readonly name: string;
    readonly address: string | null;
    readonly location: string | null;
    readonly threeWords: string | null;
    readonly parking: string | null;
    readonly notes: string | null;
  } | null;
};

/** What only those know who may read venues. */
export type SheetVenue = {
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly phone: string | null;
  readonly bandToProvide: string | null;
  readonly venueToProvide: string | null;
  readonly answers: VenueAnswers;
};

export type GigSheetBlock = {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
};

/** "Arrive 17:30", in their order; of the day after, with its date. */
export function gigSheetTimes(event: TimesOfEvent): { label: string; time: string }[] {
  return eventTimes(event).map(({ name, date, time }) => ({
    label: date === event.eventDate ? name : `${name} ${formatDate(date)}`,
    time,
  }));
}

/** Without what nobody has said. What the event says of who brings what goes before what is said of its venue. */
export function gigSheetBlocks(event: SheetEvent, venue: SheetVenue | null): GigSheetBlock[] {
  const { Venue } = event;
  const blocks = [
    {
      title: "Place",
      lines: [
        ["Address", Venue?.address ?? Venue?.location],
        ["3 Words", Venue?.threeWords],
        ["Parking", Venue?.parking],
        ...(venue ? answeredQuestions(venue.answers) : []).map(
          ({ short, answer }) => [short, answer] as const,
        ),
      ],
    },
    {
      title: "People",
      lines: [
        ["Booked by", joined(event.bookingName, event.bookingPhone)],
        ["At the venue", venue && joined(venue.contactName, venue.contactPhone)],
        ["Venue phone", venue?.phone],
      ],
    },
    {
      title: "Who brings what",
      lines: [
        ["Band", event.bandToProvide ?? venue?.bandToProvide],
        ["Venue", event.venueToProvide ?? venue?.venueToProvide],
      ],
    },
    {
      title: "Notes",
      lines: [
        ["Event", event.description],
        ["Venue", Venue?.notes],
      ],
    },
  ] as const;
  return blocks
    .map(({ title, lines }) => ({
      title,
      lines: lines.flatMap(([label, said]) => {
        const text = said?.trim() ?? "";
        return text === "" ? [] : [{ label, text }];
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}
