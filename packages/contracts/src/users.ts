/** People as accounts, which belong to no band: one's own, and what a band may know of those of its members. */
import * as z from "zod/mini";
import { ownEmail } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { id, idParams, optionalText, requiredText, timestamp } from "./fields.ts";

export const user = z.object({
  id: z.number(),
  /** Null, as what follows it, for those who share it with nobody who asks. */
  email: z.nullable(z.string()),
  forename: z.nullable(z.string()),
  surname: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  location: z.nullable(z.string()),
  address: z.nullable(z.string()),
  mainInstrument: z.nullable(z.string()),
  playInline: z.boolean(),
  emailVerified: z.boolean(),
  /** A new address that waits for its mailed link; told to its owner alone. */
  pendingEmail: z.nullable(z.string()),
  updatedAt: timestamp,
});
export type User = z.output<typeof user>;

/** What one changes of oneself, each field as the form has it. */
export const userFields = {
  forename: requiredText(16),
  surname: requiredText(16),
  phone: optionalText(16),
  location: optionalText(20),
  address: optionalText(80),
  mainInstrument: optionalText(20),
  playInline: z.boolean(),
};

export const getUser = endpoint({
  method: "GET",
  path: "/user/{id}",
  summary: "A person: oneself, or a member of the band for who may see its members",
  access: { kind: "signedIn" },
  params: idParams,
  answer: user,
  tells: ["BU"],
  failures: ["user_not_found", "no_right"],
});

export const getUserEmail = endpoint({
  method: "GET",
  path: "/useremail/{id}",
  summary: "The address of a person, by the rules of user/{id}; null where it is not shared",
  access: { kind: "signedIn" },
  params: idParams,
  answer: z.pick(user, { id: true, email: true }),
  tells: ["BU"],
  failures: ["user_not_found", "no_right"],
});

export const saveUserBody = z.extend(
  z.partial(z.strictObject({ ...userFields, id, updatedAt: timestamp })),
  {
    /** A new one waits until the link that is mailed to it is used. One's own calls off what waits. */
    email: z.optional(ownEmail),
    /** Asked for with a new address. */
    currentPassword: z.optional(z.string().check(z.maxLength(200))),
  },
);
export type SaveUser = z.output<typeof saveUserBody>;

export const saveUser = endpoint({
  method: "POST",
  path: "/saveuser/{id}",
  summary: "Change one's own account; changed fields only",
  access: { kind: "signedIn" },
  params: idParams,
  body: saveUserBody,
  answer: user,
  changes: ["users"],
  failures: ["user_not_found", "no_right", "changed_meanwhile", "throttled"],
});

export const userEndpoints = { getUser, getUserEmail, saveUser };
