/** What a member wants to know first: what is next, whether they are ready for it, and what is new. */
import { VENUE_BASICS } from "@bandstand/domain/band-permissions";
import { REHEARSAL_STATUSES } from "@bandstand/domain/rehearsal-status";
import * as z from "zod/mini";
import { memberAnswer } from "./availability.ts";
import { toldNews } from "./band-news.ts";
import { endpoint } from "./endpoint.ts";
import { EVENT_TIME_FIELDS } from "./event-time-fields.ts";
import { date, idParams, timestamp } from "./fields.ts";
import { sectionedSong } from "./setlist-songs.ts";
import { each } from "./shapes.ts";

export const WHATS_NEW = {
  /** Days, counted in the band's time zone. */
  days: 30,
  /** Of each kind. */
  most: 30,
} as const;

const textOrNull = z.nullable(z.string());

const named = { id: z.number(), tag: z.string(), name: z.string() };

/** `HH:mm`. */
const times = each(EVENT_TIME_FIELDS, textOrNull);

/** What it takes to be there, on time and with the right songs. Whoever may read events may read all of it. */
const dashboardEvent = z.object({
  id: z.number(),
  name: textOrNull,
  eventDate: date,
  draft: z.boolean(),
  ...times,
  description: textOrNull,
  EventType: z.object(named),
  EventStatus: z.object(named),
  Venue: z.nullable(
    z.extend(z.object(each(VENUE_BASICS, textOrNull)), { id: z.number(), name: z.string() }),
  ),
  Setlist: z.nullable(z.object({ id: z.number(), name: z.string() })),
  replyBy: z.nullable(date),
  answers: z.array(memberAnswer),
});
export type DashboardEvent = z.output<typeof dashboardEvent>;

const comingEvent = z.object({
  id: z.number(),
  name: textOrNull,
  eventDate: date,
  startTime: textOrNull,
  draft: z.boolean(),
  eventType_tag: z.string(),
  eventStatus_tag: z.string(),
  venue_name: textOrNull,
});
export type ComingEvent = z.output<typeof comingEvent>;

const unansweredEvent = z.extend(comingEvent, { replyBy: z.nullable(date) });
export type UnansweredEvent = z.output<typeof unansweredEvent>;

const added = { id: z.number(), createdAt: timestamp };

/** The latest of each kind first; null for a kind that the member may not read. */
const whatsNew = z.object({
  songs: z.nullable(
    z.array(
      z.object({
        ...added,
        title: z.string(),
        artist: z.string(),
        recordingFilename: textOrNull,
        recordingDate: z.nullable(timestamp),
      }),
    ),
  ),
  events: z.nullable(
    z.array(
      z.object({
        ...added,
        name: textOrNull,
        eventDate: date,
        eventType_name: z.string(),
        venue_name: textOrNull,
      }),
    ),
  ),
  bandUsers: z.nullable(
    z.array(z.object({ ...added, nickname: z.string(), instrument: textOrNull })),
  ),
  documents: z.nullable(z.array(z.object({ ...added, title: z.string() }))),
});
export type WhatsNew = z.output<typeof whatsNew>;

/** By section and place; null for who may not read set lists, none where there is no set list. */
const setlistSongs = z.nullable(z.array(sectionedSong));

/** All that is of events is null for who may not read them. */
const dashboard = z.object({
  bandId: z.number(),
  nextGig_eventId: z.nullable(z.number()),
  nextRehearsal_eventId: z.nullable(z.number()),
  lastRehearsal_eventId: z.nullable(z.number()),
  rehearsalStatus: z.nullable(z.enum(REHEARSAL_STATUSES)),
  band: z.object({
    id: z.number(),
    name: z.string(),
    ...toldNews,
    /** In which it is decided which day is today. */
    timeZone: z.string(),
    updatedAt: timestamp,
  }),
  nextGig: z.nullable(dashboardEvent),
  nextRehearsal: z.nullable(dashboardEvent),
  lastRehearsal: z.nullable(dashboardEvent),
  nextGig_setlistSongs: setlistSongs,
  nextRehearsal_setlistSongs: setlistSongs,
  lastRehearsal_setlistSongs: setlistSongs,
  whatsNew,
  /** Of this week from today on, and of the seven after it; cancelled ones too. */
  comingEvents: z.nullable(z.array(comingEvent)),
  /** What the caller was asked about and has not answered, what is wanted soonest first. */
  unanswered: z.nullable(z.array(unansweredEvent)),
  /** When the caller last practised a song of the next gig; for who may read its songs. */
  practices: z.nullable(z.array(z.object({ songId: z.number(), day: date }))),
  /** The day of the last gig that was not cancelled. */
  lastGigDate: z.nullable(date),
});
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = endpoint({
  method: "GET",
  path: "/dashboard/{id}",
  summary:
    "What is next for a member of the band, what is new, and the band's news; of what the member may read. The id is the band's",
  access: { kind: "read", areas: ["DB"] },
  params: idParams,
  answer: dashboard,
  revalidate: true,
  changesDaily: true,
  tells: ["DB", "EV", "VN", "SL", "SO", "BU", "OD"],
  failures: ["band_not_found"],
});

export const dashboardEndpoints = { getDashboard };
