/** Bringing a band from the file that it was exported as: it becomes a new one here. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";

export const BAND_FILE_MESSAGES = {
  notZip: "This file is not a ZIP, or it is not whole.",
  foreign: "This file is not a band that was exported from Bandstand.",
  newer: "This file comes from a newer version of Bandstand. Update this server first.",
  damaged: (name: string) => `“${name}” in this file has been changed or is damaged.`,
  missing: (name: string) => `“${name}” is missing in this file.`,
  unknown: (name: string) => `This file holds “${name}”, which does not belong to it.`,
  notTaken: (name: string) =>
    `“${name}” in this file is of a kind or a size that is not taken here.`,
  badRow: (table: string, row: number, problem: string) =>
    `Row ${row} of “${table}” in this file ${problem}.`,
  contradicts: "The records in this file do not belong together.",
  tooLarge: "This file is larger than a band may be here.",
} as const;

/** Made by whoever sends the file, to ask how far it is. */
const key = z.strictObject({ key: z.uuid() });

export const importBand = endpoint({
  method: "POST",
  path: "/bandimportfile/{key}",
  summary:
    "Bring a band from its file, in the field `file`: a new band, with the caller as its super administrator",
  access: { kind: "signedIn" },
  status: 201,
  params: key,
  body: "upload",
  maxBody: LIMITS.bandFile,
  answer: z.object({
    bandId: z.number(),
    name: z.string(),
    identity: z.string(),
    songs: z.number(),
    files: z.number(),
    /** Those who wait until they are invited. */
    waiting: z.number(),
  }),
  changes: ["users"],
  failures: ["registration_closed", "limit_reached", "throttled"],
});

export const getBandImportProgress = endpoint({
  method: "GET",
  path: "/bandimportfile/{key}",
  summary: "How far an import of the caller's is, once its file has come",
  access: { kind: "signedIn" },
  params: key,
  answer: z.object({
    phase: z.enum(["checking", "keeping", "writing"]),
    /** From 0 to 1 within the phase. */
    share: z.number(),
  }),
});

export const bandImportFileEndpoints = { importBand, getBandImportProgress };
