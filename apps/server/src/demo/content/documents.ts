/** The papers of the demo band, some open to all, some for administrators or one role only. */
import { requiredText } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { ROLES } from "@bandstand/domain/roles";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";
import { paper, paperFile } from "./papers.ts";

const document = z.strictObject({
  title: requiredText(),
  notes: z.optional(requiredText(LIMITS.description)),
  /** Name of a document type. */
  category: requiredText(),
  /** What it was called where it came from. */
  originalName: requiredText(),
  admins: z._default(z.boolean(), false),
  /** Tag of the only role that may see it. */
  role: z.optional(z.enum(ROLES.map(({ tag }) => tag))),
  /** Title of a song, name of a venue or key of an event that it belongs to; the band's when none is given. */
  song: z.optional(requiredText()),
  venue: z.optional(requiredText()),
  event: z.optional(requiredText()),
  /** Who sees it in the band's press kit. */
  press: z.optional(z.enum(["public", "private"])),
  /** Nickname of who uploaded it. */
  by: requiredText(),
  /** Days before today. */
  added: z.int().check(z.nonnegative()),
  paper,
});

export const DOCUMENTS = readEntries("documents.json", document).map((one) => ({
  ...one,
  /** The file, as of a day (`YYYY-MM-DD`). */
  file: (today: string) => paperFile(one, today),
}));
