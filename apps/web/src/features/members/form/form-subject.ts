/** Who fills in the form, about whom. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { AREA_TAGS } from "@bandstand/domain/access-rule";
import type { Rights } from "@bandstand/domain/given-rights";
import type { Actor, RightsHolder } from "@bandstand/domain/member";
import type { MemberOfBand } from "@bandstand/domain/member-permissions";
import type { Privileges } from "@bandstand/domain/roles";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { type AddMemberForm, type EditMemberForm, privilegesIn } from "./member-form-schema.ts";

export type MemberForm = RecordForm<EditMemberForm | AddMemberForm>;

export interface FormSubject {
  actor: Actor;
  member: MemberOfBand;
  /** What the member has by now. */
  before: Rights;
}

/** Before there is one: nobody's membership, with nothing given. */
const NOBODY: MemberOfBand = {
  id: 0,
  administratorEnabled: false,
  superAdministratorEnabled: false,
  signinEnabled: true,
};

export const newSubject = (actor: Actor): FormSubject => ({ actor, member: NOBODY, before: {} });

export function subjectOf(actor: Actor, member: BandUser): FormSubject {
  const { menus, bookingsEnabled } = member;
  return { actor, member, before: { areas: privilegesIn(menus), bookingsEnabled } };
}

/** As the form has them now. */
export function privilegesOf({ values }: Pick<MemberForm, "values">): Privileges {
  const entries = AREA_TAGS.map((area) => [area, values[area]] as const);
  return Object.fromEntries(entries) as Privileges;
}

/** The member as they will be, to the rules of access. */
export function rightsHolderOf(form: MemberForm, { member }: FormSubject): RightsHolder {
  const { administratorEnabled, bookingsEnabled, editEnabled } = form.values;
  const options = AREA_TAGS.map((tag) => ({ tag, priv: form.values[tag] }));
  return {
    administratorEnabled,
    bookingsEnabled,
    editEnabled,
    superAdministratorEnabled: member.superAdministratorEnabled,
    menus: [{ MenuOptions: options }],
  };
}

export function give(form: MemberForm, privileges: Privileges): void {
  for (const area of AREA_TAGS) form.set(area, privileges[area]);
}
