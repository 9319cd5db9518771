/** What a failure may say besides its code and words. The schema is for the API's page; browsers take only its type. */
import * as z from "zod/mini";

const of = (code: string, what: string) => z.describe(`Of \`${code}\`: ${what}.`);

export const failureDetails = z.partial(
  z.object({
    changedBy: z
      .nullable(z.string())
      .check(of("changed_meanwhile", "the member who did it, null when they have left")),
    changedAt: z.string().check(of("changed_meanwhile", "when, as `updatedAt` has it")),
    limit: z.number().check(of("limit_reached", "how many there may be")),
    setlists: z
      .array(z.object({ id: z.number(), name: z.string() }))
      .check(of("song_in_use", "those that hold it, to whom may know of them")),
    events: z
      .array(z.object({ id: z.number(), name: z.nullable(z.string()), eventDate: z.string() }))
      .check(
        of("venue_in_use", "the latest of those that take place there, to whom may know of them"),
      ),
    towns: z
      .array(z.object({ id: z.number(), name: z.string() }))
      .check(
        of("invalid", "those that may be meant by `town`, the `id` of one to be sent as `townId`"),
      ),
  }),
);

export type FailureDetails = z.infer<typeof failureDetails>;
