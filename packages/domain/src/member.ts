/** The band user as the rules of access see it: the part of the wire's band user that decides anything. */
import type { Privilege } from "./access-rule.ts";

export type MemberMenuOption = {
  readonly tag: string;
  readonly priv: Privilege;
};

export type MemberMenu = {
  readonly MenuOptions: readonly MemberMenuOption[];
};

/** Whoever makes the call: one membership, not the person behind it. */
export type Actor = {
  readonly id: number;
  readonly bandId: number;
  readonly userId: number;
  readonly roleId: number | null;
  readonly administratorEnabled: boolean;
  readonly superAdministratorEnabled: boolean;
  readonly bookingsEnabled: boolean;
  readonly editEnabled: boolean;
  readonly signinEnabled: boolean;
  readonly Role: { readonly tag: string } | null;
  readonly menus: readonly MemberMenu[];
};

/** What of a member their rights follow from. */
export type RightsHolder = Pick<
  Actor,
  "administratorEnabled" | "superAdministratorEnabled" | "bookingsEnabled" | "editEnabled" | "menus"
>;

type Administrating = Pick<Actor, "administratorEnabled" | "superAdministratorEnabled">;

/** A super administrator is an administrator whatever the other flag says. */
export function isAdministrator(member: Administrating): boolean {
  return member.administratorEnabled || member.superAdministratorEnabled;
}
