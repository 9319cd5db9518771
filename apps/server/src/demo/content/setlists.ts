/** Four set lists: one played, one for the coming gig, one that always stays, and one still in the making. */
import type { Interlude } from "@bandstand/domain/setlist-interludes";

export type DemoEntry = {
  /** Title of a song. */
  readonly song: string;
  /** Seconds on stage, where it is played longer or shorter than the song says. */
  readonly seconds?: number;
  readonly featuring?: string;
  /** Where it is played in another key than the song's. */
  readonly songkey?: string;
  /** Printed beside it. */
  readonly note?: string;
};

/** What stands behind that many songs of a section. */
export type DemoInterlude = Omit<Interlude, "setlistSectionId"> & { readonly section: number };

export type DemoSetlist = {
  readonly name: string;
  readonly description?: string;
  readonly notes?: string;
  readonly numberSets: number;
  /** Minutes. */
  readonly plannedLength: number;
  /** Seconds. */
  readonly songInterval: number;
  /** When the first set begins. */
  readonly startTime?: string;
  readonly permanent: boolean;
  /** Minutes. */
  readonly bias: number;
  readonly includeEncore: boolean;
  /** Days before today. */
  readonly made: number;
  /** By section: 1 to 3 the sets, 4 the encore. */
  readonly sections: Readonly<Record<number, readonly DemoEntry[]>>;
  readonly interludes?: readonly DemoInterlude[];
};

export const SETLISTS: readonly DemoSetlist[] = [
  {
    name: "Half Crown, late set",
    description: "Two sets and an encore, loud from the start.",
    notes: "Joss changes to the second guitar for Signal Fire. Theo wants the EP named twice.",
    numberSets: 2,
    plannedLength: 95,
    songInterval: 15,
    startTime: "20:45",
    permanent: false,
    bias: 2,
    includeEncore: true,
    made: 9,
    sections: {
      1: [
        { song: "Kerosene Heart" },
        { song: "Northbound Train", seconds: 222, featuring: "Mira" },
        { song: "The Understudy" },
        { song: "Seven Bridges", seconds: 304 },
        { song: "Paper Lanterns", seconds: 250 },
        { song: "Tidewater" },
        { song: "Half Past Nowhere", seconds: 185, featuring: "Joss" },
        { song: "Last Bus Home", seconds: 277 },
        { song: "Cardboard Crown" },
      ],
      2: [
        { song: "Marigold" },
        { song: "Small Hours", seconds: 288 },
        { song: "Long Division" },
        { song: "Signal Fire", songkey: "D", note: "Joss: second guitar, down a tone" },
        { song: "Slow Ferry", seconds: 252 },
        { song: "Fold the Map" },
        { song: "Copper Wire", seconds: 229 },
        { song: "Salt & Neon", seconds: 208 },
      ],
      4: [{ song: "Homeward" }, { song: "Lights Up" }],
    },
    interludes: [
      {
        section: 1,
        afterSequence: 1,
        kind: "spoken",
        text: "Good evening, and the EP",
        seconds: 20,
      },
      { section: 1, afterSequence: 9, kind: "break", text: "Bar open", seconds: 900 },
      {
        section: 2,
        afterSequence: 7,
        kind: "spoken",
        text: "Names, thanks, the EP again",
        seconds: 30,
      },
    ],
  },
  {
    name: "Corn Hall, seated",
    description: "Quiet first half, band in the second.",
    numberSets: 2,
    plannedLength: 80,
    songInterval: 25,
    startTime: "19:30",
    permanent: false,
    bias: 4,
    includeEncore: true,
    made: 62,
    sections: {
      1: [
        { song: "Seven Bridges", seconds: 310 },
        { song: "Fold the Map" },
        { song: "Tidewater" },
        { song: "Small Hours", seconds: 296 },
        { song: "Marigold", featuring: "Mira, piano only" },
        { song: "Paper Lanterns", seconds: 250 },
      ],
      2: [
        { song: "Northbound Train", seconds: 222 },
        { song: "Cardboard Crown" },
        { song: "Long Division" },
        { song: "Slow Ferry", seconds: 252 },
        { song: "Half Past Nowhere", seconds: 185 },
        { song: "Lights Up" },
      ],
      4: [{ song: "Homeward", seconds: 255 }],
    },
    interludes: [
      {
        section: 1,
        afterSequence: 6,
        kind: "break",
        text: "Interval: piano off, drums on",
        seconds: 1200,
      },
    ],
  },
  {
    name: "Festival, 45 minutes",
    description: "What we can play without thinking. Change with care.",
    notes: "Line check only. No tuning breaks: two guitars each.",
    numberSets: 1,
    plannedLength: 45,
    songInterval: 10,
    startTime: "16:15",
    permanent: true,
    bias: 0,
    includeEncore: false,
    made: 420,
    sections: {
      1: [
        { song: "Lights Up" },
        { song: "Northbound Train", seconds: 222 },
        { song: "Copper Wire", seconds: 229 },
        { song: "Marigold" },
        { song: "Half Past Nowhere", seconds: 185 },
        { song: "Last Bus Home", seconds: 217 },
        { song: "Slow Ferry", seconds: 252 },
        { song: "Paper Lanterns", seconds: 250 },
        { song: "Signal Fire" },
        { song: "Kerosene Heart" },
        { song: "The Understudy" },
        { song: "Homeward" },
      ],
      4: [{ song: "Cardboard Crown" }],
    },
  },
  {
    name: "Wedding, first dance to last",
    description: "Draft for the barn: nothing about leaving.",
    notes: "First dance is their choice, learn it by the week before.",
    numberSets: 2,
    plannedLength: 90,
    songInterval: 10,
    startTime: "20:30",
    permanent: false,
    bias: 0,
    includeEncore: true,
    made: 4,
    sections: {
      1: [
        { song: "Marigold" },
        { song: "Small Hours", seconds: 288 },
        { song: "Fold the Map" },
        { song: "Last Bus Home", seconds: 277 },
      ],
      2: [
        { song: "Copper Wire", seconds: 240 },
        { song: "Salt & Neon", seconds: 240 },
        { song: "Lights Up" },
      ],
      4: [{ song: "Homeward" }],
    },
    interludes: [
      {
        section: 1,
        afterSequence: 0,
        kind: "spoken",
        text: "Ask the couple onto the floor",
        seconds: 45,
      },
    ],
  },
];
