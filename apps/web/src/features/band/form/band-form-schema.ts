/** What the form asks for beyond the call: the documented words where a value is missing, which a new band has none of yet. */
import { bandName } from "@bandstand/contracts/account-fields";
import { bandFields } from "@bandstand/contracts/bands";
import { id, PLEASE_ENTER_A_VALUE, requiredText, timestamp } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import * as z from "zod/mini";

/** What the server tells of as none is an empty field. */
const orEmpty = z.pipe(
  z.nullable(z.string()),
  z.transform((value: string | null) => value ?? ""),
);
const orNone = z.pipe(
  z.nullable(z.number()),
  z.transform((value: number | null) => value ?? 0),
);
const NONE_CHOSEN = 1;

export const editBandForm = z.extend(
  z.partial(z.strictObject({ ...bandFields, id, updatedAt: timestamp })),
  {
    name: z.pipe(
      z
        .string()
        .check(
          z.refine((name) => name.trim() !== "", { error: PLEASE_ENTER_A_VALUE, abort: true }),
        ),
      bandName,
    ),
    profile: z.pipe(orEmpty, requiredText(LIMITS.bandText)),
    genreId: z.pipe(orNone, z.int().check(z.minimum(NONE_CHOSEN, PLEASE_ENTER_A_VALUE))),
    location: z.pipe(orEmpty, requiredText()),
  },
);
