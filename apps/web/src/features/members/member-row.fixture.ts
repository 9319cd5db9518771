import type { MemberRow } from "@bandstand/contracts/members";

/** Somebody of the band, ordinary in all that is not given. */
export const memberRow = (given: Partial<MemberRow> = {}): MemberRow => ({
  id: 1,
  userId: 1,
  nickname: "Sam",
  instrument: "Bass",
  roleId: 1,
  number: 1,
  joiningDate: null,
  leavingDate: null,
  signinEnabled: true,
  editEnabled: true,
  bookingsEnabled: false,
  administratorEnabled: false,
  superAdministratorEnabled: false,
  shareContactDetails: false,
  avatarFilename: null,
  Role: { id: 1, tag: "M", name: "Member" },
  updatedAt: "2026-11-20T12:00:00.000Z",
  StatusConfig: null,
  invitedAt: null,
  lastSignedInAt: null,
  TheUser: { email: null, forename: null, surname: null, mobilePhone: null },
  menus: [],
  ...given,
});
