/** Becoming somebody: register, sign in, reset a password, change bands, sign out. */
import { RESET_MESSAGES } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import {
  bandName,
  registerEmail,
  registerPassword,
  resetEmail,
  resetPasswordField,
} from "./account-fields.ts";
import { bandUser } from "./band-user.ts";
import { endpoint } from "./endpoint.ts";
import { idParams, requiredText, text } from "./fields.ts";

/** A token and the member it stands for. */
export const session = z.object({ token: z.string(), bandUser });
export type Session = z.output<typeof session>;

/** An answer in words, as the reset calls give it. */
const said = z.object({ message: z.string(), error: z.nullable(z.string()) });

const secret = z.string().check(z.minLength(1), z.maxLength(200));

export const signInBody = z.strictObject({
  email: text(200),
  /** Not checked against today's rule: an older password must still open the door. */
  password: z.string().check(z.maxLength(200)),
  /** Name or identity of the band to open; left out, the one used last. */
  bandName: z.optional(text(60)),
});

export const signIn = endpoint({
  method: "POST",
  path: "/signin",
  summary: "Sign in",
  access: { kind: "public" },
  body: signInBody,
  answer: session,
  failures: ["sign_in_failed", "throttled"],
});

export const registerBody = z.strictObject({
  email: registerEmail,
  password: registerPassword,
  bandName,
});

export const register = endpoint({
  method: "POST",
  path: "/register",
  summary: "Register a band, and its first administrator",
  access: { kind: "public" },
  status: 201,
  body: registerBody,
  answer: session,
  alsoAnswers: [
    {
      status: 202,
      when: "The address has an account without a password: a link to set one was mailed",
      answer: z.object({ message: z.string() }),
    },
  ],
  failures: ["registration_closed", "sign_in_failed", "throttled"],
});

export const sendPasswordReset = endpoint({
  method: "POST",
  path: "/sendpasswordreset",
  summary: "Mail a reset token, if the address has an account",
  access: { kind: "public" },
  body: z.strictObject({ email: resetEmail }),
  answer: said,
  failures: ["throttled"],
});

export const resetPasswordBody = z.strictObject({
  email: resetEmail,
  newPassword: resetPasswordField,
  resetToken: requiredText(200, RESET_MESSAGES.tokenRequired),
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/resetpassword",
  summary: "Set a new password with a mailed token",
  access: { kind: "public" },
  body: resetPasswordBody,
  answer: said,
  failures: ["link_invalid", "throttled"],
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/verifyemail",
  summary: "Confirm an e-mail address with a mailed token",
  access: { kind: "public" },
  body: z.strictObject({ token: secret }),
  answer: z.object({ message: z.string(), email: z.string() }),
  failures: ["link_invalid", "throttled"],
});

export const signOut = endpoint({
  method: "POST",
  path: "/signout",
  summary: "End this token",
  access: { kind: "signedIn" },
  status: 204,
});

export const bandMembership = z.object({
  id: z.number(),
  identity: z.string(),
  name: z.string(),
  logoFilename: z.nullable(z.string()),
  bandUserId: z.number(),
  nickname: z.string(),
  roleName: z.string(),
  administratorEnabled: z.boolean(),
});
export type BandMembership = z.output<typeof bandMembership>;

export const listBands = endpoint({
  method: "GET",
  path: "/bands",
  summary: "The bands that the caller belongs to",
  access: { kind: "signedIn" },
  answer: z.array(bandMembership),
});

export const switchBand = endpoint({
  method: "GET",
  path: "/switch/{id}",
  summary: "Open another band of the caller's; the token of the old one ends",
  access: { kind: "signedIn" },
  params: idParams,
  answer: session,
  failures: ["band_not_found", "no_room"],
});

export const addBandBody = z.strictObject({ name: bandName });

export const addBand = endpoint({
  method: "POST",
  path: "/addband",
  summary: "Found a further band, and open it; the token in hand ends",
  access: { kind: "signedIn" },
  status: 201,
  body: addBandBody,
  answer: session,
  changes: ["band_users", "band_user_menu_options"],
  failures: ["registration_closed", "throttled"],
});

export const deleteBand = endpoint({
  method: "DELETE",
  path: "/band/{id}",
  summary:
    "Delete the open band with everything in it, for ever; the tokens of all its members end",
  access: { kind: "superAdministrator" },
  params: idParams,
  /** The band's own name, as whoever deletes it has typed it. */
  query: z.strictObject({ name: text(60) }),
  /** In another band of the caller's, whose token has ended with the band; null for somebody who has no other. */
  answer: z.object({ next: z.nullable(session) }),
  failures: ["band_not_found"],
});

export const getBandUser = endpoint({
  method: "GET",
  path: "/bandUser/{id}",
  summary: "One member; one's own record needs no right",
  access: { kind: "signedIn" },
  params: idParams,
  answer: bandUser,
  tells: ["BU"],
  failures: ["member_not_found", "no_right"],
});

export const signInEndpoints = {
  signIn,
  register,
  sendPasswordReset,
  resetPassword,
  verifyEmail,
  signOut,
  listBands,
  switchBand,
  addBand,
  deleteBand,
  getBandUser,
};
