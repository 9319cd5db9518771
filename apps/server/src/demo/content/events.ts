/** Gigs and rehearsals around today. */
import type { DemoChip } from "./songs/song.ts";
import { weekdayFrom, type Weekday } from "./days.ts";

export type DemoEvent = {
  /** For documents to refer to. */
  readonly key: string;
  readonly name: string;
  /** The weekday at least so many days from today. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** Tag of an event type: G Gig, RH Rehearsal. */
  readonly type: "G" | "RH";
  /** Tag of an event status: P Provisional, C Confirmed, X Cancelled. */
  readonly status: "P" | "C" | "X";
  readonly draft: boolean;
  readonly privateEvent?: boolean;
  /** Name of a venue. */
  readonly venue: string;
  /** Name of a set list. */
  readonly setlist?: string;
  /** HH:mm, each. */
  readonly arriveTime?: string;
  readonly doorsOpenTime?: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly doorsCloseTime?: string;
  readonly description?: string;
  readonly publicDescription?: string;
  /** Whole pounds, each. */
  readonly fee?: number;
  readonly deposit?: number;
  readonly paymentReceived?: number;
  readonly bookingName?: string;
  readonly bookingEmail?: string;
  readonly bookingPhone?: string;
  readonly bandToProvide?: string;
  readonly venueToProvide?: string;
  readonly advanceTicketPrice?: number;
  readonly doorTicketPrice?: number;
  readonly ticketInfo?: string;
  readonly ticketURL?: string;
  readonly externalEventURL1?: string;
  readonly chips?: readonly DemoChip[];
  /** Days before today on which it was entered. */
  readonly added: number;
};

const VAN = { tag: "Van 15:00", icon: "flag", color: "teal" } as const;
const IN_EARS = { tag: "In-ears", icon: "mic", color: "blue" } as const;
const ACOUSTIC = { tag: "Acoustic", icon: "music_note", color: "amber" } as const;

function rehearsal(inDays: number, description: string, added: number): DemoEvent {
  return {
    key: `rehearsal ${inDays}`,
    name: "Rehearsal",
    inDays,
    weekday: "thursday",
    type: "RH",
    status: "C",
    draft: false,
    venue: "The Boathouse",
    startTime: "19:30",
    endTime: "22:00",
    description,
    added,
  };
}

const COMING: readonly DemoEvent[] = [
  rehearsal(2, "Run the Half Crown set in order, with changeovers. Then Salt & Neon.", 20),
  {
    key: "half crown",
    name: "Half Crown Saturday",
    inDays: 6,
    weekday: "saturday",
    type: "G",
    status: "C",
    draft: false,
    venue: "The Half Crown",
    setlist: "Half Crown, late set",
    arriveTime: "17:00",
    doorsOpenTime: "19:30",
    startTime: "20:45",
    endTime: "23:00",
    doorsCloseTime: "23:30",
    description:
      "Two sets of about 40 minutes. Support plays at 20:00 on our kit. Priya takes their engineer's place.",
    publicDescription:
      "Two sets, one stage, and the best chips in Ardenbridge. Come early for the support.",
    fee: 400,
    deposit: 100,
    paymentReceived: 100,
    bookingName: "Dilys Marsh",
    bookingEmail: "dilys@half-crown.example",
    bookingPhone: "07700 900201",
    bandToProvide: "Backline, microphones, merchandise table.",
    venueToProvide: "PA, lights, two meals.",
    advanceTicketPrice: 8,
    doorTicketPrice: 10,
    ticketInfo: "Under 16 with an adult, until 22:00.",
    ticketURL: "https://half-crown.example/tickets",
    chips: [VAN, IN_EARS],
    added: 34,
  },
  rehearsal(9, "Weathervane, Second-Hand Sun, and whatever went wrong on Saturday.", 20),
  {
    key: "blue heron",
    name: "Blue Heron, downstairs",
    inDays: 20,
    weekday: "friday",
    type: "G",
    status: "C",
    draft: false,
    venue: "Blue Heron",
    arriveTime: "18:00",
    doorsOpenTime: "20:00",
    startTime: "21:15",
    endTime: "22:45",
    publicDescription: "Low ceiling, loud band. Standing.",
    fee: 450,
    bookingName: "Ray Castellane",
    bookingEmail: "ray@blueheron.example",
    advanceTicketPrice: 9.5,
    doorTicketPrice: 12,
    ticketURL: "https://blueheron.example/ardens",
    chips: [IN_EARS],
    added: 28,
  },
  rehearsal(23, "Wedding songs. Learn the first dance by then.", 6),
  {
    key: "corn hall cancelled",
    name: "Corn Hall, second night",
    inDays: 27,
    weekday: "saturday",
    type: "G",
    status: "X",
    draft: false,
    venue: "Corn Hall Theatre",
    startTime: "19:30",
    endTime: "21:30",
    description: "Cancelled by the theatre: repairs to the balcony. They offer the spring.",
    publicDescription: "Cancelled. Tickets are refunded where they were bought.",
    fee: 600,
    bookingName: "Imogen Tull",
    bookingEmail: "programme@cornhall.example",
    added: 70,
  },
  {
    key: "wedding",
    name: "Wedding, Harper & Lind",
    inDays: 34,
    weekday: "saturday",
    type: "G",
    status: "C",
    draft: true,
    privateEvent: true,
    venue: "Millrace Barn",
    arriveTime: "16:00",
    startTime: "20:00",
    endTime: "23:30",
    description:
      "First dance at 20:00, then two sets. Meal with the guests at 18:00. No smoke machine.",
    fee: 950,
    deposit: 200,
    paymentReceived: 200,
    bookingName: "Freya Harper",
    bookingEmail: "freya.harper@mail.example",
    bookingPhone: "07700 900333",
    bandToProvide: "PA, lights, music between the sets.",
    venueToProvide: "Power, a meal, a room to change.",
    chips: [VAN],
    added: 52,
  },
  {
    ...rehearsal(38, "Three songs live, then overdubs. Bring spare strings and patience.", 16),
    key: "red door",
    name: "Recording day",
    weekday: "sunday",
    venue: "Red Door Recording",
    startTime: "10:00",
    endTime: "19:00",
  },
  {
    key: "tollgate",
    name: "Tollgate double bill",
    inDays: 47,
    weekday: "friday",
    type: "G",
    status: "P",
    draft: true,
    venue: "Tollgate Arts Centre",
    startTime: "20:00",
    endTime: "22:15",
    description: "Offered with another band; who closes is open. Proposal not yet sent.",
    fee: 380,
    bookingName: "Saskia Brand",
    bookingEmail: "saskia@tollgate.example",
    added: 6,
  },
  {
    key: "lantern meadow",
    name: "Lantern Meadow, Boathouse Stage",
    inDays: 130,
    weekday: "saturday",
    type: "G",
    status: "C",
    draft: false,
    venue: "Lantern Meadow",
    setlist: "Festival, 45 minutes",
    arriveTime: "13:30",
    startTime: "16:20",
    endTime: "17:05",
    publicDescription: "Saturday afternoon by the river. Bring a blanket; we bring the rest.",
    fee: 700,
    bookingName: "Festival office",
    bookingEmail: "artists@lanternmeadow.example",
    advanceTicketPrice: 48,
    ticketURL: "https://lanternmeadow.example/tickets",
    externalEventURL1: "https://lanternmeadow.example/line-up",
    added: 40,
  },
];

function played(
  key: string,
  name: string,
  inDays: number,
  venue: string,
  money: number,
  more: Partial<DemoEvent> = {},
): DemoEvent {
  return {
    key,
    name,
    inDays,
    weekday: "saturday",
    type: "G",
    status: "C",
    draft: false,
    venue,
    arriveTime: "17:30",
    doorsOpenTime: "19:30",
    startTime: "20:30",
    endTime: "22:45",
    fee: money,
    deposit: money,
    paymentReceived: money,
    added: -inDays + 60,
    ...more,
  };
}

const PAST: readonly DemoEvent[] = [
  rehearsal(-9, "First go at Salt & Neon: needs a shorter breakdown.", 40),
  rehearsal(-23, "Ana's first evening. Tempo of Copper Wire settled at 104.", 50),
  rehearsal(-37, "Three-part chorus for Small Hours.", 60),
  played("corn hall", "Corn Hall, seated", -45, "Corn Hall Theatre", 620, {
    weekday: "friday",
    setlist: "Corn Hall, seated",
    description: "Sold 241. Encore went over by six minutes, nobody minded.",
    chips: [ACOUSTIC],
  }),
  played("blue heron past", "Blue Heron, first time", -80, "Blue Heron", 380, {
    description: "Monitors fed back on Mira's side: ask for the other wedges.",
  }),
  played("half crown past", "Half Crown, spring", -150, "The Half Crown", 350, {
    weekday: "friday",
  }),
  played("tollgate past", "Tollgate, new songs night", -215, "Tollgate Arts Centre", 300),
  played("meadow past", "Lantern Meadow, small tent", -250, "Lantern Meadow", 450, {
    startTime: "14:00",
    endTime: "14:40",
  }),
  played("barn past", "Birthday at the barn", -430, "Millrace Barn", 800, { privateEvent: true }),
];

export const EVENTS: readonly DemoEvent[] = [...COMING, ...PAST];

/** The day of an event as `YYYY-MM-DD`. */
export function dateOf({ inDays, weekday }: DemoEvent, today: string): string {
  return weekdayFrom(today, inDays, weekday);
}
