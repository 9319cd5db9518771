import { describe, expect, it } from "vitest";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import {
  canArrangeLineUp,
  canDeleteMember,
  canEditMember,
  canEditMembers,
  canEditOwnProfile,
  canHandInvitation,
  canInviteMember,
  canLeaveBand,
  canSeeContactDetails,
  canToggleSignin,
  doOptionsApply,
  forbiddenMemberFields,
  isAdministratorToggleDisabled,
  isAdministratorToggleVisible,
} from "./member-permissions.ts";

const OWNER = actorWith({ id: 9, administratorEnabled: true, superAdministratorEnabled: true });
const EDITOR = actorWith({ id: 2, areas: { BU: "W" } });
const MEMBER = actorWith({ id: 3, areas: { BU: "R" } });
const OTHER = actorWith({ id: 4 });

describe("members", () => {
  it("are added and edited by administrators and with W on BU", () => {
    expect(canEditMembers(ADMINISTRATOR)).toBe(true);
    expect(canEditMembers(EDITOR)).toBe(true);
    expect(canEditMembers(MEMBER)).toBe(false);
    expect(canEditMembers(BOOKINGS)).toBe(false);
  });

  it("edit their own profile and no other", () => {
    expect(canEditOwnProfile(MEMBER, MEMBER)).toBe(true);
    expect(canEditOwnProfile(ADMINISTRATOR, MEMBER)).toBe(false);
    expect(canEditMember(MEMBER, MEMBER)).toBe(true);
    expect(canEditMember(MEMBER, OTHER)).toBe(false);
    expect(canEditMember(EDITOR, OTHER)).toBe(true);
  });

  it("show their contact details if they share them, and to who may edit them", () => {
    expect(canSeeContactDetails(MEMBER, { id: 4, shareContactDetails: true })).toBe(true);
    expect(canSeeContactDetails(MEMBER, { id: 4, shareContactDetails: false })).toBe(false);
    expect(canSeeContactDetails(MEMBER, { id: 3, shareContactDetails: false })).toBe(true);
    expect(canSeeContactDetails(EDITOR, { id: 4, shareContactDetails: false })).toBe(true);
  });

  it("are invited and lined up by administrators", () => {
    expect([canInviteMember(ADMINISTRATOR), canInviteMember(EDITOR)]).toEqual([true, false]);
    expect(canInviteMember(ADMINISTRATOR, ADMINISTRATOR)).toBe(false);
    expect([canArrangeLineUp(ADMINISTRATOR), canArrangeLineUp(EDITOR)]).toEqual([true, false]);
  });
});

it("a link that is handed over gives no more than its maker has", () => {
  const ordinary = { id: 7, superAdministratorEnabled: false };
  const above = { id: 8, superAdministratorEnabled: true };
  expect([
    canHandInvitation(ADMINISTRATOR, ordinary),
    canHandInvitation(ADMINISTRATOR, above),
  ]).toEqual([true, false]);
  expect([canHandInvitation(OWNER, above), canHandInvitation(OWNER, OWNER)]).toEqual([true, false]);
  expect(canHandInvitation(EDITOR, ordinary)).toBe(false);
});

describe("deleting a member", () => {
  it("is for administrators", () => {
    expect(canDeleteMember(ADMINISTRATOR, MEMBER)).toBe(true);
    expect(canDeleteMember(EDITOR, MEMBER)).toBe(false);
  });

  it("does not work on oneself", () => {
    expect(canDeleteMember(ADMINISTRATOR, ADMINISTRATOR)).toBe(false);
  });

  it("does not work on a super administrator", () => {
    expect(canDeleteMember(ADMINISTRATOR, OWNER)).toBe(false);
  });
});

it("lets everyone but super administrators leave the band", () => {
  expect(canLeaveBand(MEMBER)).toBe(true);
  expect(canLeaveBand(ADMINISTRATOR)).toBe(true);
  expect(canLeaveBand(OWNER)).toBe(false);
});

it("lets administrators toggle sign-in, but not on their own card", () => {
  expect(canToggleSignin(ADMINISTRATOR, MEMBER)).toBe(true);
  expect(canToggleSignin(ADMINISTRATOR, ADMINISTRATOR)).toBe(false);
  expect(canToggleSignin(EDITOR, MEMBER)).toBe(false);
});

describe("the administrator toggle", () => {
  it("is visible only to administrators", () => {
    expect(isAdministratorToggleVisible(ADMINISTRATOR)).toBe(true);
    expect(isAdministratorToggleVisible(EDITOR)).toBe(false);
  });

  it("is disabled for super administrators", () => {
    expect(isAdministratorToggleDisabled(OWNER)).toBe(true);
    expect(isAdministratorToggleDisabled(ADMINISTRATOR)).toBe(false);
  });
});

it("applies the options to all but administrators", () => {
  expect(doOptionsApply(MEMBER)).toBe(true);
  expect(doOptionsApply(ADMINISTRATOR)).toBe(false);
});

describe("saving a member", () => {
  const rights = ["roleId", "editEnabled", "bookingsEnabled", "bandUserMenuOptions"];
  const profile = ["nickname", "instrument", "profile", "shareContactDetails"];

  it("an editor sets profile and rights of other members", () => {
    expect(forbiddenMemberFields(EDITOR, MEMBER, [...profile, "number", ...rights])).toEqual([]);
  });

  it("an editor raises neither their own rights nor touches an administrator's", () => {
    expect(forbiddenMemberFields(EDITOR, EDITOR, [...profile, ...rights])).toEqual(rights);
    expect(forbiddenMemberFields(EDITOR, ADMINISTRATOR, ["number", ...rights])).toEqual(rights);
  });

  it("only administrators make administrators and close sign-ins", () => {
    const fields = ["administratorEnabled", "signinEnabled"];
    expect(forbiddenMemberFields(EDITOR, MEMBER, fields)).toEqual(fields);
    expect(forbiddenMemberFields(ADMINISTRATOR, MEMBER, fields)).toEqual([]);
    expect(forbiddenMemberFields(ADMINISTRATOR, OWNER, fields)).toEqual(["administratorEnabled"]);
  });

  it("only a super administrator makes another one", () => {
    const fields = ["superAdministratorEnabled"];
    expect(forbiddenMemberFields(ADMINISTRATOR, MEMBER, fields)).toEqual(fields);
    expect(forbiddenMemberFields(OWNER, OWNER, fields)).toEqual(fields);
    expect(forbiddenMemberFields(OWNER, MEMBER, fields)).toEqual([]);
  });

  it("a member changes their own profile and nothing else", () => {
    expect(forbiddenMemberFields(MEMBER, MEMBER, [...profile, "number", ...rights])).toEqual([
      "number",
      ...rights,
    ]);
    expect(forbiddenMemberFields(MEMBER, OTHER, profile)).toEqual(profile);
  });

  it("nobody acknowledges news for another", () => {
    const fields = ["dashboardAnnouncementDate", "dashboardInformationDate"];
    expect(forbiddenMemberFields(MEMBER, MEMBER, fields)).toEqual([]);
    expect(forbiddenMemberFields(ADMINISTRATOR, MEMBER, fields)).toEqual(fields);
  });
});
