/** The list of what a band's file holds, as a reader takes it. */
import { BAND_FILE_FORMAT, BAND_FILE_LIMITS } from "@bandstand/domain/band-file/band-file";
import * as z from "zod/mini";

const count = z.int().check(z.minimum(0));
const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.minLength(1), z.maxLength(200));

export const manifestHead = z.object({ format: z.literal(BAND_FILE_FORMAT), version: z.int() });

export const manifest = z.extend(manifestHead, {
  band: z.object({ name, identity: name }),
  tables: z
    .array(
      z.object({
        name: z.string().check(z.regex(/^[a-z_]{1,60}$/)),
        rows: count.check(z.maximum(BAND_FILE_LIMITS.rows)),
        size: count.check(z.maximum(BAND_FILE_LIMITS.tables)),
        sha256: sum,
      }),
    )
    .check(z.maxLength(200)),
  files: z
    .array(z.object({ filename: name, kind: z.string(), size: count, sha256: sum }))
    .check(z.maxLength(BAND_FILE_LIMITS.files)),
  missing: z.array(name).check(z.maxLength(BAND_FILE_LIMITS.files)),
});
export type Manifest = z.output<typeof manifest>;
