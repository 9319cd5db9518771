/** What the forms ask for. Each area is a field, so that changed options are sent alone and refused at their row. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { privilege } from "@bandstand/contracts/band-user";
import { id, PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { accountFields, memberFields } from "@bandstand/contracts/members";
import { each, nothingOf, without } from "@bandstand/contracts/shapes";
import { AREA_TAGS } from "@bandstand/domain/access-rule";
import type { Privileges } from "@bandstand/domain/roles";
import * as z from "zod/mini";
import { checkedEmail, type EmailCheck, whyNotPassed } from "./email-check.ts";

const inTheBand = {
  ...without(memberFields, ["number", "superAdministratorEnabled"]),
  /** Empty while none is picked. */
  roleId: z.pipe(z.nullable(z.number()), id),
  ...each(AREA_TAGS, privilege),
};

export const editMemberForm = z.object(inTheBand);

const { forename, surname, ...account } = accountFields;

const addFields = {
  ...without(inTheBand, ["leavingDate", "shareContactDetails"]),
  ...account,
  forename,
  surname,
  check: z.nullable(checkedEmail).check(
    z.check(({ value, issues }) => {
      const message = whyNotPassed(value);
      if (message !== null) issues.push({ code: "custom", message, input: value });
    }),
  ),
  /** Sends the invitation as well. */
  invite: z.boolean(),
};

const isGiven = z.refine<string | null>((text) => text !== null, PLEASE_ENTER_A_VALUE);

/** Somebody with an account has names of their own. */
const addKnownForm = z.object(addFields);
const addNewForm: typeof addKnownForm = z.object({
  ...addFields,
  forename: forename.check(isGiven),
  surname: surname.check(isGiven),
});

export type EditMemberForm = typeof editMemberForm;
export type AddMemberForm = typeof addKnownForm;

export function addMemberForm(check: EmailCheck): AddMemberForm {
  return check?.outcome === "account" ? addKnownForm : addNewForm;
}

/** What the form of a new member begins with: nobody, in no role, without a right. */
export function newMember(mayInvite: boolean): z.input<AddMemberForm> {
  return {
    ...nothingOf(addFields),
    ...each(AREA_TAGS, "H" as const),
    email: "",
    roleId: null,
    check: null,
    nickname: "",
    instrument: "",
    signinEnabled: true,
    editEnabled: true,
    bookingsEnabled: false,
    administratorEnabled: false,
    invite: mayInvite,
  };
}

/** A member as the form has them. */
export function editedMember(member: BandUser) {
  return { ...member, instrument: member.instrument ?? "", ...privilegesIn(member.menus) };
}

/** By area; hidden where a member has no option. */
export function privilegesIn(menus: BandUser["menus"]): Privileges {
  const options = menus.flatMap(({ MenuOptions }) => MenuOptions);
  const entries = AREA_TAGS.map(
    (area) => [area, options.find(({ tag }) => tag === area)?.priv ?? "H"] as const,
  );
  return Object.fromEntries(entries) as Privileges;
}
