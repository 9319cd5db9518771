/** How members practised the songs that they have in the studio: more of late, and faster week by week. */
import { PRACTICE_LIMITS } from "@bandstand/contracts/practices";
import { SPEED } from "@bandstand/domain/studio/ranges";
import * as z from "zod/mini";
import { readRows } from "./demo-files.ts";

const practice = z.strictObject({
  daysAgo: z.coerce.number().check(z.nonnegative()),
  minutes: z.coerce.number().check(z.minimum(1), z.maximum(PRACTICE_LIMITS.seconds / 60)),
  loops: z.coerce.number().check(z.nonnegative(), z.maximum(PRACTICE_LIMITS.loops)),
  /** The speed that was kept up; 1 is the recording's own. */
  cleanSpeed: z.coerce.number().check(z.minimum(SPEED.min), z.maximum(SPEED.max)),
});

export const PRACTICES = readRows("practices.csv", practice);
