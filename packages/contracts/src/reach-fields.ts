/** How people are reached, as bands write it down. Beside the building bricks of `fields.ts`, which every page brings. */
import { normaliseEmail } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import { orNull, text } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** People are reached in ways that look like no address; what was typed is kept. */
export const contactEmail = z.nullable(
  z.pipe(text(LIMITS.shortText).check(z.overwrite(normaliseEmail)), orNull),
);
