/** A whole band as one file, to keep or to take to another server. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";

export const exportBand = endpoint({
  method: "GET",
  path: "/bandexport/{id}",
  summary: "The whole band as one ZIP: every record, and the originals of all files",
  access: { kind: "administrator" },
  params: idParams,
  answer: "file",
  failures: ["band_not_found", "too_large", "throttled", "no_room"],
});

export const bandExportSize = z.object({
  /** Rows of each table that have any. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  files: z.number(),
  /** Of the files, and about as many of the rows. */
  bytes: z.number(),
});
export type BandExportSize = z.output<typeof bandExportSize>;

export const getBandExportSize = endpoint({
  method: "GET",
  path: "/bandexportsize/{id}",
  summary: "What the file of the whole band will hold, and about how large it will be",
  access: { kind: "administrator" },
  params: idParams,
  answer: bandExportSize,
  failures: ["band_not_found"],
});

export const bandExportEndpoints = { exportBand, getBandExportSize };
