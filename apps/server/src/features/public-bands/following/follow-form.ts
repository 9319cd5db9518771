/** What comes from the form: read, and told from what programs fill in. */
import { followFields } from "@bandstand/contracts/following";
import * as z from "zod/mini";
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";

const someText = z._default(z.string(), "");

const form = z.object({
  action: someText,
  email: someText,
  location: someText,
  events: z.optional(z.string()),
  near: z.optional(z.string()),
  miles: someText,
  town: someText.check(z.maxLength(200)),
  townId: someText,
  opened: someText,
  /** Not seen by people, so that what is in it was written by a program. */
  website: someText,
});
export type FollowForm = z.output<typeof form>;

export function readForm(body: unknown): FollowForm {
  const read = form.safeParse(body ?? {});
  return read.success ? read.data : form.parse({});
}

export interface Given {
  email: string;
  location: string;
  events: boolean;
}

export interface Problem {
  /** Null where it is none of theirs. */
  field: "email" | "location" | "town" | null;
  message: string;
}

export interface Judged {
  given: Given | null;
  problems: Problem[];
}

const fields = z.object(followFields);

export function judge({ email, location, events }: FollowForm): Judged {
  const read = fields.safeParse({ email, location });
  if (read.success) return { given: { ...read.data, events: events !== undefined }, problems: [] };
  const problems = read.error.issues.map(({ path, message }): Problem => ({
    field: path[0] === "email" ? "email" : "location",
    message,
  }));
  return { given: null, problems };
}

/** Nobody types an address as fast; and a page that was left open for a day is asked once more. */
const LEAST_MS = 1500;
const MOST_MS = 24 * 3600 * 1000;

interface Opened {
  key: LinkKey;
  bandId: number;
  now: Date;
}

/** When the form was written, signed, so that a program has to open it and wait. */
export function openedAt({ key, bandId, now }: Opened): string {
  const at = String(now.getTime());
  return `${at}.${sign(key, "follow form", bandId, at)}`;
}

export function isTypedByHand(opened: string, { key, bandId, now }: Opened): boolean {
  const [at = "", signature] = opened.split(".");
  const age = now.getTime() - Number(at);
  const isSigned = isSignature(signature, sign(key, "follow form", bandId, at));
  return isSigned && age >= LEAST_MS && age <= MOST_MS;
}
