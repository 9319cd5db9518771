/** What was played at gigs that are over. */
import { clockTime, requiredText } from "@bandstand/contracts/fields";
import { saveGigReportBody } from "@bandstand/contracts/gig-reports";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";

export const REPORTS = readEntries(
  "reports.json",
  z.strictObject({
    /** Key of an event. */
    event: requiredText(),
    startedAt: clockTime,
    endedAt: clockTime,
    breakMinutes: saveGigReportBody.shape.breakMinutes,
    /** Titles, in the order in which they were played. */
    songs: z.array(requiredText()),
  }),
);
