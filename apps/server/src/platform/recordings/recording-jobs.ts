/** What is made of a recording once it is there; the work itself stands with the songs. */
import * as z from "zod/mini";
import { defineJob } from "../jobs/job.ts";

export const makePeaks = defineJob(
  "make-peaks",
  z.object({ songId: z.number(), recordingFilename: z.string() }),
);
