/** Who may change whose membership, and which of its fields. */
import { isAdministrator, type Actor } from "./member.ts";
import { canWrite } from "./permissions.ts";

/** The member that is looked at or changed. */
export type MemberOfBand = Pick<
  Actor,
  "id" | "administratorEnabled" | "superAdministratorEnabled" | "signinEnabled"
>;

/** What everyone may change about themselves in a band. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  "nickname",
  "instrument",
  "profile",
  "shareContactDetails",
  "avatarFilename",
]);

/** What somebody has read, and which mails they want, is theirs alone to say. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  "dashboardAnnouncementDate",
  "dashboardInformationDate",
  "newsByMail",
]);

/** What gives rights: a role opens the fee and documents, so it is one of them. */
const RIGHTS_FIELDS: ReadonlySet<string> = new Set([
  "roleId",
  "editEnabled",
  "bookingsEnabled",
  "bandUserMenuOptions",
]);

/** Add and edit. */
export function canEditMembers(actor: Actor): boolean {
  return canWrite(actor, "BU");
}

export function canEditOwnProfile(actor: Actor, member: { readonly id: number }): boolean {
  return actor.id === member.id;
}

export function canEditMember(actor: Actor, member: { readonly id: number }): boolean {
  return canEditMembers(actor) || canEditOwnProfile(actor, member);
}

export function canSeeContactDetails(
  actor: Actor,
  member: { readonly id: number; readonly shareContactDetails: boolean },
): boolean {
  return member.shareContactDetails || canEditMember(actor, member);
}

export function canDeleteMember(actor: Actor, member: MemberOfBand): boolean {
  return isAdministrator(actor) && actor.id !== member.id && !member.superAdministratorEnabled;
}

/** Whether the role allows it; the last administrator cannot leave either (`wouldRemoveLastAdministrator`). */
export function canLeaveBand(actor: Actor): boolean {
  return !actor.superAdministratorEnabled;
}

/** Whoever is given is another: nobody invites themselves. */
export function canInviteMember(actor: Actor, member?: { readonly id: number }): boolean {
  return isAdministrator(actor) && actor.id !== member?.id;
}

/**
 * A link that is handed over lets whoever holds it in as that member until they have a password of their own. So it gives no more
 * than its maker has, now and for as long as it lasts.
 */
export function canHandInvitation(
  actor: Actor,
  member: { readonly id: number; readonly superAdministratorEnabled: boolean },
): boolean {
  return (
    canInviteMember(actor, member) &&
    (actor.superAdministratorEnabled || !member.superAdministratorEnabled)
  );
}

/** Arrange the members by drag: their numbers and roles. */
export function canArrangeLineUp(actor: Actor): boolean {
  return isAdministrator(actor);
}

export function canToggleSignin(actor: Actor, member: { readonly id: number }): boolean {
  return isAdministrator(actor) && actor.id !== member.id;
}

export function isAdministratorToggleVisible(actor: Actor): boolean {
  return isAdministrator(actor);
}

export function isAdministratorToggleDisabled(
  member: Pick<Actor, "superAdministratorEnabled">,
): boolean {
  return member.superAdministratorEnabled;
}

/** An administrator may do everything, so their menu options decide nothing. */
export function doOptionsApply(
  member: Pick<Actor, "administratorEnabled" | "superAdministratorEnabled">,
): boolean {
  return !isAdministrator(member);
}

/**
 * Of the fields that a save would change, those that this actor may not. `bandUserMenuOptions` stands for the options.
 * Nobody raises their own rights, and only administrators touch those of an administrator.
 */
export function forbiddenMemberFields(
  actor: Actor,
  member: MemberOfBand,
  fields: readonly string[],
): string[] {
  return fields.filter((field) => !canChangeField(actor, member, field));
}

function canChangeField(actor: Actor, member: MemberOfBand, field: string): boolean {
  const own = actor.id === member.id;
  if (field === "superAdministratorEnabled") return actor.superAdministratorEnabled && !own;
  if (field === "administratorEnabled") {
    return isAdministratorToggleVisible(actor) && !isAdministratorToggleDisabled(member);
  }
  if (field === "signinEnabled") return canToggleSignin(actor, member);
  if (PERSONAL_FIELDS.has(field)) return own;
  if (RIGHTS_FIELDS.has(field)) {
    return isAdministrator(actor) || (canEditMembers(actor) && !own && !isAdministrator(member));
  }
  return canEditMembers(actor) || (own && OWN_FIELDS.has(field));
}
