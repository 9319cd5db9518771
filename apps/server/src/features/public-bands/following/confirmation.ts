/**
 * What somebody has asked for who follows a band that has addresses confirmed. The link in the mail carries it, signed, until its
 * button is pressed: of an address that a stranger entered nothing is kept.
 */
import * as z from "zod/mini";
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";
import { followPath } from "./follower-links.ts";

export const asked = z.object({
  email: z.string(),
  location: z.string(),
  events: z.boolean(),
  source: z.string(),
  near: z.nullable(
    z.object({
      miles: z.number(),
      place: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** Milliseconds of the clock. */
  at: z.number(),
});
export type Asked = z.output<typeof asked>;

/** As long as somebody may be away from their mailbox. */
const LASTS_MS = 7 * 24 * 3600 * 1000;

interface Of {
  key: LinkKey;
  bandId: number;
}

const signatureOf = (text: string, { key, bandId }: Of) =>
  sign(key, "confirm following", bandId, text);

export function confirmationOf(wish: Asked, of: Of): string {
  const text = Buffer.from(JSON.stringify(wish)).toString("base64url");
  return `${text}.${signatureOf(text, of)}`;
}

/** Null for what is too old, or was not made here for this band. */
export function readConfirmation(claimed: unknown, { now, ...of }: Of & { now: Date }) {
  const parts = typeof claimed === "string" ? /^([\w-]+)\.([\w-]+)$/.exec(claimed) : null;
  const [, text = "", signature] = parts ?? [];
  if (!isSignature(signature, signatureOf(text, of))) return null;
  const wish = asked.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return now.getTime() - wish.at <= LASTS_MS ? wish : null;
}

export function confirmationUrl(
  publicUrl: string,
  { identity, wish, ...of }: Of & { identity: string; wish: Asked },
): string {
  const query = new URLSearchParams({ confirm: confirmationOf(wish, of) });
  return `${publicUrl}${followPath(identity)}?${query}`;
}
