/** Set lists: what a band plays, in up to three sets and an encore. */
import { LONGEST_SET_BREAK } from "@bandstand/domain/set-breaks";
import { MOST_SETS } from "@bandstand/domain/setlist-entries";
import { STATUS_GROUPS } from "@bandstand/domain/setlist-status";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  clockTime,
  id,
  idParams,
  longText,
  optionalText,
  requiredText,
  search,
  timestamp,
  wholeBetween,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { interlude, interludes, listedInterlude } from "./setlist-interludes.ts";
import { sectionedSong, setlistEntries, setlistEvent, setlistSong } from "./setlist-songs.ts";

export const setlistRecord = z.object({
  id: z.number(),
  bandId: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  numberSets: z.number(),
  /** Minutes. */
  plannedLength: z.nullable(z.number()),
  /** Seconds between songs. */
  songInterval: z.number(),
  permanent: z.boolean(),
  versionDate: z.nullable(timestamp),
  /** When the first set begins, `HH:mm`. */
  startTime: z.nullable(z.string()),
  /** Minutes added to the estimate, either way. */
  bias: z.number(),
  /** Minutes between the first set and the second, and between that and the third: in no set, and not in the planned length. */
  firstBreak: z.number(),
  secondBreak: z.number(),
  includeEncore: z.boolean(),
  statusGroupTag: z.enum(STATUS_GROUPS.map(({ tag }) => tag)),
  /** By date. */
  Event: z.array(setlistEvent),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/**
 * A row of the list. Its songs tell no more than a picture of the sets needs, and its description is cut where one of
 * today may end: longer ones were taken once, and the single record has them whole.
 */
export const setlistRow = z.extend(setlistRecord, {
  songs: z.array(
    z.object({
      songId: z.number(),
      setlistSectionId: z.number(),
      seconds: z.nullable(z.number()),
      Song: z.object({ seconds: z.nullable(z.number()) }),
    }),
  ),
  interludes: z.array(listedInterlude),
});
export type SetlistRow = z.output<typeof setlistRow>;

export const setlist = z.extend(setlistRecord, {
  notes: z.nullable(z.string()),
  songs: z.array(setlistSong),
  /** By section and place. */
  interludes: z.array(interlude),
});
export type Setlist = z.output<typeof setlist>;

export const setlistWithSections = z.extend(setlist, { songs: z.array(sectionedSong) });
export type SetlistWithSections = z.output<typeof setlistWithSections>;

/** What people say of a set list. */
export const setlistFields = {
  name: requiredText(LIMITS.shortText),
  notes: longText(),
  description: optionalText(LIMITS.description),
  numberSets: wholeBetween(1, MOST_SETS),
  plannedLength: wholeBetween(1, 1440),
  songInterval: wholeBetween(0, 3600),
  permanent: z.boolean(),
  versionDate: z.nullable(timestamp),
  startTime: z.nullable(clockTime),
  bias: wholeBetween(-120, 120),
  firstBreak: wholeBetween(0, LONGEST_SET_BREAK),
  secondBreak: wholeBetween(0, LONGEST_SET_BREAK),
  includeEncore: z.boolean(),
  songs: setlistEntries,
  interludes,
};

export const addSetlistBody = z.extend(z.partial(z.strictObject(setlistFields)), {
  name: setlistFields.name,
  plannedLength: setlistFields.plannedLength,
});
export type AddSetlist = z.output<typeof addSetlistBody>;

/**
 * Changed fields only. With `updatedAt` a change by somebody else since then is refused. Songs without interludes leave
 * those there are, moved to their set's end where they would stand beyond it.
 */
export const saveSetlistBody = z.partial(
  z.strictObject({ ...setlistFields, id, updatedAt: timestamp }),
);
export type SaveSetlist = z.output<typeof saveSetlistBody>;

const read = { kind: "read", areas: ["SL"] } as const;
const write = { kind: "write", areas: ["SL"] } as const;
export const listSetlists = endpoint({
  method: "GET",
  path: "/setlists",
  summary: "The band's set lists by name",
  access: read,
  query: z.strictObject({ search: z.optional(search) }),
  answer: z.array(setlistRow),
  revalidate: true,
  changesDaily: true,
  tells: ["SL", "EV", "SO", "BU"],
});

export const getSetlist = endpoint({
  method: "GET",
  path: "/setlist/{id}",
  summary: "One set list and what stands in it",
  access: read,
  params: idParams,
  answer: setlist,
  failures: ["setlist_not_found"],
  tells: ["SL", "EV", "SO"],
});

export const getSetlistWithSections = endpoint({
  method: "GET",
  path: "/setlist/{id}/withSections",
  summary: "One set list with its songs and the sections they stand in",
  access: read,
  params: idParams,
  answer: setlistWithSections,
  failures: ["setlist_not_found"],
  tells: ["SL", "EV", "SO"],
});

/** Null where the member may not read songs. */
const counted = z.nullable(z.number());

export const getSetlistReadiness = endpoint({
  method: "GET",
  path: "/setlist/{id}/readiness",
  summary: "How many of a set list's songs have a chart to play from, and how many a recording",
  access: read,
  params: idParams,
  answer: z.object({ songs: z.number(), charts: counted, recordings: counted }),
  failures: ["setlist_not_found"],
  tells: ["SL", "SO"],
});

export const addSetlist = endpoint({
  method: "POST",
  path: "/addsetlist",
  summary: "Add a set list, with its songs where given",
  access: write,
  status: 201,
  body: addSetlistBody,
  maxBody: LIMITS.longBody,
  answer: setlist,
  failures: ["limit_reached"],
  changes: ["setlists", "setlist_songs", "setlist_interludes"],
});

export const saveSetlist = endpoint({
  method: "POST",
  path: "/savesetlist/{id}",
  summary: "Save changed fields of a set list, and its songs where given, in one",
  access: write,
  params: idParams,
  body: saveSetlistBody,
  maxBody: LIMITS.longBody,
  answer: setlist,
  failures: ["setlist_not_found", "changed_meanwhile", "limit_reached"],
  changes: ["setlists", "setlist_songs", "setlist_interludes"],
});

export const deleteSetlist = endpoint({
  method: "DELETE",
  path: "/setlist/{id}",
  summary: "Delete a set list; the events that play it stay",
  access: write,
  status: 204,
  params: idParams,
  /** With `updatedAt` one that was saved since then stays. */
  query: z.strictObject({ updatedAt: z.optional(timestamp) }),
  failures: ["setlist_not_found", "changed_meanwhile"],
  changes: ["setlists", "setlist_songs", "setlist_interludes", "events"],
});

export const copySetlist = endpoint({
  method: "POST",
  path: "/copysetlist/{id}",
  summary: "Copy a set list and its songs, under its name and “ - Copy”",
  access: write,
  status: 201,
  params: idParams,
  answer: setlist,
  failures: ["setlist_not_found", "limit_reached"],
  changes: ["setlists", "setlist_songs", "setlist_interludes"],
});

export const saveSetlistSongs = endpoint({
  method: "POST",
  path: "/savesongSetlist/{id}",
  summary: "Replace the songs of a set list",
  access: write,
  params: idParams,
  body: z.union([
    setlistEntries,
    z.strictObject({ updatedAt: z.optional(timestamp), songs: setlistEntries }),
  ]),
  maxBody: LIMITS.recordsBody,
  answer: setlist,
  failures: ["setlist_not_found", "changed_meanwhile", "limit_reached"],
  changes: ["setlists", "setlist_songs", "setlist_interludes"],
});

export const setlistEndpoints = {
  listSetlists,
  getSetlist,
  getSetlistWithSections,
  getSetlistReadiness,
  addSetlist,
  saveSetlist,
  deleteSetlist,
  copySetlist,
  saveSetlistSongs,
};
