/** Taking songs and venues over from another band in which one is an administrator: copied, never shared. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, pathId } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const IMPORT_MESSAGES = {
  noOtherBands: "No Other Bands Available",
  needAdministrator: (label: string) =>
    `You need to be an administrator in another band to import ${label}`,
  bandsFailed: (cause: string) => `Error loading other bands: ${cause}`,
  loadFailed: (label: string, cause: string) => `Error loading ${label}: ${cause}`,
  importFailed: (label: string, cause: string) => `Error importing ${label}: ${cause}`,
  nothingLeft: (label: string) => `No ${label} to Import`,
} as const;

export const otherBand = z.object({
  bandId: z.number(),
  name: z.string(),
  administratorEnabled: z.boolean(),
});
export type OtherBand = z.output<typeof otherBand>;

/** For songs, and for venues, which bookings open as well: each type asks besides for the right to its own. */
const write = { kind: "writeSomeOrBookings", areas: ["SO", "VN"] } as const;

const importType = z.enum(["songs", "venues"]);
export type ImportType = z.output<typeof importType>;

export const listOtherBands = endpoint({
  method: "GET",
  path: "/otherbands",
  summary: "The other bands in which one is an administrator, by name",
  access: write,
  answer: z.array(otherBand),
});

const item = z.object({
  id: z.number(),
  /** One of that name is here, of songs by the same artist: it comes with the source band's name in brackets behind it. */
  nameConflict: z.boolean(),
  documentCount: z.number(),
  /** `imported` when it was copied here before. */
  status: z.enum(["new", "imported"]),
});

export const importableSong = z.extend(item, {
  title: z.string(),
  artist: z.string(),
  hasRecording: z.boolean(),
});
export type ImportableSong = z.output<typeof importableSong>;

export const importableVenue = z.extend(item, {
  name: z.string(),
  location: z.nullable(z.string()),
});
export type ImportableVenue = z.output<typeof importableVenue>;

export type Importable = ImportableSong | ImportableVenue;

export const listImportable = endpoint({
  method: "GET",
  path: "/bands/{bandId}/importable/{type}",
  summary: "What another band has to copy",
  access: write,
  params: z.strictObject({ bandId: pathId, type: importType }),
  answer: z.union([z.array(importableSong), z.array(importableVenue)]),
  failures: ["band_not_found", "no_right"],
  tells: ["SO", "VN"],
});

export const importFromBand = endpoint({
  method: "POST",
  path: "/bands/{bandId}/import/{type}",
  summary: "Copy from another band, all or nothing: recordings too, documents where asked",
  access: write,
  params: z.strictObject({ bandId: pathId, type: importType }),
  body: z.strictObject({
    items: z
      .array(z.strictObject({ id, nameConflict: z.boolean() }))
      .check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce)),
    includeDocuments: z._default(z.boolean(), false),
  }),
  maxBody: LIMITS.recordsBody,
  answer: z.object({ imported: z.number(), skipped: z.number() }),
  failures: [
    "band_not_found",
    "song_not_found",
    "venue_not_found",
    "no_right",
    "limit_reached",
    "no_room",
  ],
  changes: ["songs", "venues", "documents"],
});

export const bandImportEndpoints = { listOtherBands, listImportable, importFromBand };
