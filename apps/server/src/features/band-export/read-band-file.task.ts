/** Reading the file of a band: to unpack, check and map its rows takes seconds, in which others are to be served. */
import { BAND_FILE_LIMITS } from "@bandstand/domain/band-file/band-file";
import { COLUMN_TYPES } from "@bandstand/domain/band-file/table-shape";
import * as z from "zod/mini";
import type { Task } from "../../platform/workers/task.ts";
import { manifest } from "./manifest.ts";

const shape = z.object({
  name: z.string(),
  columns: z.readonly(
    z.array(
      z.object({
        name: z.string(),
        type: z.enum(COLUMN_TYPES),
        sqlType: z.string(),
        length: z.nullable(z.number()),
        nullable: z.boolean(),
        hasDefault: z.boolean(),
        refersTo: z.nullable(z.string()),
      }),
    ),
  ),
});

const order = z.union([
  z.object({
    open: z.string(),
    shapes: z.readonly(z.array(shape)),
    lookups: z.record(z.string(), z.array(z.number())),
  }),
  z.object({ checkTable: z.string() }),
  z.object({ checkReferences: z.literal(true) }),
  z.object({ checkFile: z.string() }),
  z.object({ files: z.map(z.string(), z.string()) }),
  /** The next page of a table, and the ids that the rows of the one before have now. */
  z.object({ page: z.string(), ids: z.array(z.number()) }),
  z.object({ later: z.literal(true) }),
]);

const answer = z.union([
  z.object({ manifest }),
  z.object({ problem: z.string() }),
  z.object({
    page: z.nullable(
      z.object({
        /** JSON. */
        rows: z.string(),
        /** Those that the rows have: a file of before knows nothing of new ones. */
        columns: z.array(z.string()),
      }),
    ),
  }),
  z.object({
    later: z.array(
      z.object({ table: z.string(), column: z.string(), id: z.number(), to: z.number() }),
    ),
  }),
  z.object({ done: z.literal(true) }),
]);

export type ReadOrder = z.input<typeof order>;
export type ReadAnswer = z.output<typeof answer>;

export const readBandFileTask: Task<typeof order, typeof answer> = {
  module: new URL("./read-band-file.worker.ts", import.meta.url),
  order,
  answer,
  memory: 512,
  // Checksums of many gigabytes.
  timeout: (BAND_FILE_LIMITS.files / 10) * 1000,
  atOnce: 2,
  perOwner: 1,
  waiting: 1,
};
