/** A member of the demo band, as the file tells of them. */
import { registerEmail } from "@bandstand/contracts/account-fields";
import { areaTag, privilege } from "@bandstand/contracts/band-user";
import { requiredText, wholeBetween } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { defaultPrivileges, ROLES } from "@bandstand/domain/roles";
import * as z from "zod/mini";

export const member = z.strictObject({
  nickname: requiredText(),
  forename: requiredText(),
  surname: requiredText(),
  email: registerEmail,
  mobilePhone: requiredText(),
  location: requiredText(),
  address: requiredText(),
  mainInstrument: requiredText(),
  /** What they do in this band. */
  instrument: requiredText(),
  role: z.enum(ROLES.map(({ tag }) => tag)),
  /** Place within the role, from 1. */
  number: wholeBetween(1, 99),
  profile: requiredText(LIMITS.description),
  /** Days before today. */
  joined: z.int().check(z.nonnegative()),
  editEnabled: z.boolean(),
  bookingsEnabled: z.boolean(),
  administratorEnabled: z.boolean(),
  superAdministratorEnabled: z.boolean(),
  shareContactDetails: z.boolean(),
  /** Those that differ from the role's own. */
  privileges: z.optional(z.partialRecord(areaTag, privilege)),
  /** What to try signed in as them, in one line. */
  can: requiredText(),
});

/** With every privilege, those of the role among them. */
export function withPrivileges(one: z.output<typeof member>) {
  return { ...one, privileges: { ...defaultPrivileges(one.role), ...one.privileges } };
}
