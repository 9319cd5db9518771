/** How members practised the songs that they have in the studio: more of late, and faster week by week. */
import { PRACTICE_LIMITS } from "@bandstand/contracts/practices";
import { sectionsOf } from "@bandstand/domain/studio/loop-memory";
import { FIRST_SETTINGS, SPEED } from "@bandstand/domain/studio/ranges";
import type { Training } from "@bandstand/domain/studio/trainings";
import * as z from "zod/mini";
import type { DemoStudio } from "./studio.ts";
import { readRows } from "./demo-files.ts";

const practice = z.strictObject({
  daysAgo: z.coerce.number().check(z.nonnegative()),
  minutes: z.coerce.number().check(z.minimum(1), z.maximum(PRACTICE_LIMITS.seconds / 60)),
  loops: z.coerce.number().check(z.nonnegative(), z.maximum(PRACTICE_LIMITS.loops)),
  /** The speed that was kept up; 1 is the recording's own. */
  cleanSpeed: z.coerce.number().check(z.minimum(SPEED.min), z.maximum(SPEED.max)),
});

export const PRACTICES = readRows("practices.csv", practice);

type Practice = (typeof PRACTICES)[number];

/** Whoever has a loop trained it, from the speed that the trainer begins with to the one after what was kept up. */
export function trainingsOf(
  { loop, markers }: DemoStudio,
  { loops, cleanSpeed }: Pick<Practice, "loops" | "cleanSpeed">,
): Training[] {
  const { start: from, step } = FIRST_SETTINGS.trainer;
  if (loop === null || cleanSpeed < from) return [];
  const passes = Math.round((cleanSpeed - from) / step) + 1;
  return [
    {
      section: sectionsOf(loop, markers),
      ...loop,
      from,
      to: Math.min(SPEED.max, Math.round((cleanSpeed + step) * 100) / 100),
      best: cleanSpeed,
      passes,
      misses: Math.max(0, loops - passes) % 4,
    },
  ];
}
