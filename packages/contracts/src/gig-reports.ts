/** What happened at a gig: what was played, and when. It feeds when a song was played last, and how long set lists take. */
import { LONGEST_BREAKS } from "@bandstand/domain/gig-report";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { clockTime, date, id, idParams, wholeBetween } from "./fields.ts";
import { LIMITS } from "./limits.ts";

const song = z.object({ songId: z.number(), title: z.string(), artist: z.string() });
export type PlayedSong = z.output<typeof song>;

/** As they follow each other; null for who may not read set lists. */
const songs = z.nullable(z.array(song));

export const gigReport = z.object({
  eventId: z.number(),
  /** Null as long as nobody has told. */
  report: z.nullable(
    z.object({
      /** `HH:mm`. An end before the beginning is of the day after. */
      startedAt: z.nullable(z.string()),
      endedAt: z.nullable(z.string()),
      /** Together. */
      breakMinutes: z.nullable(z.number()),
      /** Of what was played, by the lengths of that day and without the breaks. */
      reckonedSeconds: z.number(),
      songs,
    }),
  ),
  /** The songs of its set list as it stands now. */
  planned: songs,
  /** Of the set list, together; null where it has none. */
  plannedBreakMinutes: z.nullable(z.number()),
});
export type GigReport = z.output<typeof gigReport>;

const read = { kind: "read", areas: ["EV"] } as const;
const write = { kind: "writeOrBookings", area: "EV" } as const;

export const getGigReport = endpoint({
  method: "GET",
  path: "/gigreport/{id}",
  summary: "What was played at a gig and when, beside what was planned. The id is the event's",
  access: read,
  params: idParams,
  answer: gigReport,
  failures: ["event_not_found"],
  tells: ["EV", "SL", "SO"],
});

export const saveGigReportBody = z.strictObject({
  startedAt: z.nullable(clockTime),
  endedAt: z.nullable(clockTime),
  breakMinutes: z.nullable(wholeBetween(0, LONGEST_BREAKS)),
  /** In their order. Left out, they stay, and a first report takes those of the set list. */
  songs: z.optional(
    z.array(id).check(z.maxLength(LIMITS.setlistSongs, `At most ${LIMITS.setlistSongs} songs`)),
  ),
});
export type SaveGigReport = z.output<typeof saveGigReportBody>;

export const saveGigReport = endpoint({
  method: "POST",
  path: "/savegigreport/{id}",
  summary: "Tell what was played at a gig and when, once it has begun",
  access: write,
  params: idParams,
  body: saveGigReportBody,
  answer: gigReport,
  failures: ["event_not_found", "gig_not_played", "no_right"],
  changes: ["gig_reports", "played_songs"],
});

export const deleteGigReport = endpoint({
  method: "DELETE",
  path: "/gigreport/{id}",
  summary: "Forget what was told of a gig: its set list counts again as what was played",
  access: write,
  status: 204,
  params: idParams,
  failures: ["event_not_found"],
  changes: ["gig_reports", "played_songs"],
});

export const listGigsToReport = endpoint({
  method: "GET",
  path: "/gigstoreport",
  summary:
    "The confirmed gigs of the last weeks of which nobody has told what happened, latest first",
  access: write,
  answer: z.array(
    z.object({
      id: z.number(),
      name: z.nullable(z.string()),
      eventDate: date,
      venue_name: z.nullable(z.string()),
    }),
  ),
  tells: ["EV", "VN"],
});

export const getUsualPace = endpoint({
  method: "GET",
  path: "/usualpace",
  summary: "How the time that the last gigs took stands to what was reckoned",
  access: { kind: "read", areas: ["SL"] },
  answer: z.object({
    /** 1.1 where gigs take a tenth longer; null as long as nothing was told. */
    pace: z.nullable(z.number()),
    /** From so many. */
    gigs: z.number(),
  }),
  tells: ["EV"],
});

export const listLastPlayed = endpoint({
  method: "GET",
  path: "/lastplayed",
  summary:
    "On which day each song was played last: as was told of a gig, else as its set list says",
  access: read,
  answer: z.array(z.object({ songId: z.number(), day: date })),
  changesDaily: true,
  tells: ["EV", "SL", "SO"],
});

export const gigReportEndpoints = {
  getGigReport,
  saveGigReport,
  deleteGigReport,
  listGigsToReport,
  getUsualPace,
  listLastPlayed,
};
