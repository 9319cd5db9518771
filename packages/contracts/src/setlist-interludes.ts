/** Breaks and notes of what is said, between the songs of a set list. */
import { INTERLUDE_KINDS, MOST_INTERLUDES } from "@bandstand/domain/interlude-kinds";
import * as z from "zod/mini";
import { PLEASE_ENTER_A_VALUE, text, wholeBetween } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const interlude = z.object({
  setlistSectionId: z.number(),
  /** The song of its section that it follows; 0 before the first. */
  afterSequence: z.number(),
  kind: z.enum(INTERLUDE_KINDS),
  text: z.string(),
  seconds: z.number(),
});

/** As a row of the list tells it: what the running time needs. */
export const listedInterlude = z.pick(interlude, {
  setlistSectionId: true,
  kind: true,
  seconds: true,
});

const interludeBody = z
  .strictObject({
    setlistSectionId: z.int().check(z.minimum(1), z.maximum(4)),
    afterSequence: z.int().check(z.minimum(0), z.maximum(LIMITS.setlistSongs)),
    kind: z.enum(INTERLUDE_KINDS),
    text: text(),
    seconds: wholeBetween(0, 86_400),
  })
  .check(
    z.refine(({ kind, text: said }) => kind === "break" || said !== "", {
      path: ["text"],
      message: PLEASE_ENTER_A_VALUE,
    }),
  );

/** Those at one place keep the order of the array. */
export const interludes = z.array(interludeBody).check(z.maxLength(MOST_INTERLUDES));
