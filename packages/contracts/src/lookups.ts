/** The small tables that forms choose from. */
import { SONG_STATUSES } from "@bandstand/domain/song-status";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const genre = z.object({ id: z.number(), name: z.string() });

export const songStatus = z.object({
  id: z.number(),
  tag: z.enum(SONG_STATUSES.map(({ tag }) => tag)),
  name: z.string(),
  color: z.string(),
  sequence: z.number(),
});

export type Genre = z.output<typeof genre>;
export type SongStatus = z.output<typeof songStatus>;

export const listGenres = endpoint({
  method: "GET",
  path: "/genres",
  summary: "Genres",
  access: { kind: "signedIn" },
  answer: z.array(genre),
});

export const listSongStatuses = endpoint({
  method: "GET",
  path: "/songstatuses",
  summary: "Song statuses",
  access: { kind: "signedIn" },
  answer: z.array(songStatus),
});

export const role = z.object({ id: z.number(), tag: z.string(), name: z.string() });
export type Role = z.output<typeof role>;

export const listRoles = endpoint({
  method: "GET",
  path: "/roles",
  summary: "Roles of members",
  access: { kind: "signedIn" },
  answer: z.array(role),
});

export const documentType = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  /** One letter for each place that offers the category: B band, S song, V venue, E event. */
  mask: z.string(),
});
export type DocumentType = z.output<typeof documentType>;

export const listDocumentTypes = endpoint({
  method: "GET",
  path: "/documenttypes",
  summary: "Categories of documents",
  access: { kind: "signedIn" },
  answer: z.array(documentType),
});

export const eventType = z.object({
  id: z.number(),
  tag: z.string(),
  name: z.string(),
  publicPerformance: z.boolean(),
  color: z.string(),
});
export type EventType = z.output<typeof eventType>;

export const listEventTypes = endpoint({
  method: "GET",
  path: "/eventtypes",
  summary: "Types of events",
  access: { kind: "signedIn" },
  answer: z.array(eventType),
});

export const eventStatus = z.object({
  id: z.number(),
  tag: z.string(),
  name: z.string(),
  color: z.string(),
});
export type EventStatus = z.output<typeof eventStatus>;

export const listEventStatuses = endpoint({
  method: "GET",
  path: "/eventstatuses",
  summary: "Statuses of events",
  access: { kind: "signedIn" },
  answer: z.array(eventStatus),
});

export const venueType = z.object({ id: z.number(), name: z.string(), performing: z.boolean() });
export type VenueType = z.output<typeof venueType>;

export const listVenueTypes = endpoint({
  method: "GET",
  path: "/venuetypes",
  summary: "Types of venues",
  access: { kind: "signedIn" },
  answer: z.array(venueType),
});

export const venueStatus = z.object({
  id: z.number(),
  tag: z.string(),
  name: z.string(),
  color: z.string(),
});
export type VenueStatus = z.output<typeof venueStatus>;

export const listVenueStatuses = endpoint({
  method: "GET",
  path: "/venuestatuses",
  summary: "Statuses of venues, each told from its events",
  access: { kind: "signedIn" },
  answer: z.array(venueStatus),
});

export const lookupEndpoints = {
  listGenres,
  listSongStatuses,
  listRoles,
  listDocumentTypes,
  listEventTypes,
  listEventStatuses,
  listVenueTypes,
  listVenueStatuses,
};
