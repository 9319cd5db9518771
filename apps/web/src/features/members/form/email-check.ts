/**
 * Whose address it is, asked before somebody is added: pending until it is checked, and again once it is changed; then passed,
 * for somebody with an account or for somebody new, or failed, for who is in the band already.
 */
import type { Answer } from "@bandstand/contracts/endpoint";
import type { findUser } from "@bandstand/contracts/members";
import { normaliseEmail } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import { CHECK_FAILED, CHECK_FIRST } from "./member-form-words.ts";

const name = z.nullable(z.string());

export const checkedEmail = z.object({
  email: z.string(),
  outcome: z.enum(["member", "account", "new"]),
  /** As their account has them. */
  forename: name,
  surname: name,
  mainInstrument: name,
});
export type CheckedEmail = z.output<typeof checkedEmail>;

/** Null while it is pending. */
export type EmailCheck = CheckedEmail | null;

const NOBODY = { forename: null, surname: null, mainInstrument: null } as const;

/** @param found null for nobody */
export function answered(email: string, found: Answer<typeof findUser> | null): CheckedEmail {
  if (found === null) return { email, outcome: "new", ...NOBODY };
  const { forename, surname, mainInstrument, bandUserId } = found;
  // What is in the band already is told by the band itself, not at an address that is typed.
  if (bandUserId !== null) return { email, outcome: "member", ...NOBODY };
  return { email, outcome: "account", forename, surname, mainInstrument };
}

/** An address spelled in another way is the same one. */
export function isOf(check: EmailCheck, email: string): boolean {
  return check !== null && check.email === normaliseEmail(email);
}

export function afterTyping(check: EmailCheck, email: string): EmailCheck {
  return isOf(check, email) ? check : null;
}

export function hasPassed(check: EmailCheck): check is CheckedEmail {
  return check !== null && check.outcome !== "member";
}

/** Why nobody can be added with it; null once they can. */
export function whyNotPassed(check: EmailCheck): string | null {
  if (check === null) return CHECK_FIRST;
  return hasPassed(check) ? null : CHECK_FAILED;
}

export function isAboutCheck(message: string | undefined): boolean {
  return message === CHECK_FIRST || message === CHECK_FAILED;
}
