/**
 * Links that an administrator hands over: copied into a message, or as a code on a screen at rehearsal. Whoever uses one does not
 * prove by it that they read the mail of the member's address.
 */
import * as z from "zod/mini";
import { resetPasswordField } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { idParams, timestamp } from "./fields.ts";
import { session } from "./sign-in.ts";

const secret = z.string().check(z.minLength(1), z.maxLength(200));

export const makeInvitationLink = endpoint({
  method: "POST",
  path: "/banduserinvitelink/{id}",
  summary:
    "The secret of a new link that invites a member, to be handed over; the one before it ends",
  access: { kind: "administrator" },
  params: idParams,
  answer: z.object({ token: z.string(), expiresAt: timestamp }),
  changes: ["band_users"],
  failures: ["member_not_found", "no_right", "throttled"],
});

export const readInvitationLink = endpoint({
  method: "POST",
  path: "/invitation",
  summary: "Whom a link invites to which band; does not use it up",
  access: { kind: "public" },
  body: z.strictObject({ token: secret }),
  answer: z.object({
    bandName: z.string(),
    nickname: z.string(),
    email: z.string(),
    /** Then the link only leads to signing in with it. */
    hasPassword: z.boolean(),
  }),
  failures: ["link_invalid", "throttled"],
});
export type Invitation = z.output<typeof readInvitationLink.answer>;

export const signInByInvitation = endpoint({
  method: "POST",
  path: "/invitation/signin",
  summary:
    "Sign in with the account's own password, and open the membership that the link invites to",
  access: { kind: "public" },
  body: z.strictObject({ token: secret, password: z.string().check(z.maxLength(200)) }),
  answer: session,
  failures: ["link_invalid", "sign_in_failed", "throttled"],
});

export const startByInvitation = endpoint({
  method: "POST",
  path: "/invitation/start",
  summary: "Set the first password of an account that has none, and open the membership",
  access: { kind: "public" },
  body: z.strictObject({ token: secret, newPassword: resetPasswordField }),
  answer: session,
  failures: ["link_invalid", "changed_meanwhile", "throttled"],
});

export const invitationLinkEndpoints = {
  makeInvitationLink,
  readInvitationLink,
  signInByInvitation,
  startByInvitation,
};
