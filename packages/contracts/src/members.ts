/** The members of a band: who they are, what they may do, and in which order they stand. */
import { MEMBER_STATUSES } from "@bandstand/domain/member-status";
import * as z from "zod/mini";
import { memberEmail } from "./account-fields.ts";
import { areaTag, bandUser, menu, privilege } from "./band-user.ts";
import { endpoint } from "./endpoint.ts";
import {
  date,
  id,
  idParams,
  longText,
  optionalText,
  pathId,
  requiredText,
  timestamp,
  wholeBetween,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const MEMBER_MESSAGES = {
  alreadyMember: "This email is already registered to a member of this band",
  addressMoved: "This account has another address by now. Please check again.",
  acknowledgedLater: "Please enter a time that has been",
  invited: (name: string) => `Invitation successfully send to ${name}`,
} as const;

const statusConfig = z.object({
  tag: z.enum(Object.values(MEMBER_STATUSES).map(({ tag }) => tag)),
  label: z.string(),
  color: z.string(),
  tooltip: z.string(),
});

/** A card of the members page. Contact details only of those who share them, and for who may edit members. */
export const memberRow = z.extend(
  z.pick(bandUser, {
    id: true,
    userId: true,
    nickname: true,
    instrument: true,
    roleId: true,
    number: true,
    joiningDate: true,
    leavingDate: true,
    signinEnabled: true,
    editEnabled: true,
    bookingsEnabled: true,
    administratorEnabled: true,
    superAdministratorEnabled: true,
    shareContactDetails: true,
    avatarFilename: true,
    Role: true,
    updatedAt: true,
  }),
  {
    StatusConfig: z.nullable(statusConfig),
    /** When the last invitation was sent to them, or handed over; null while there was none. */
    invitedAt: z.nullable(timestamp),
    /** Told to administrators only. */
    lastSignedInAt: z.nullable(timestamp),
    TheUser: z.object({
      email: z.nullable(z.string()),
      forename: z.nullable(z.string()),
      surname: z.nullable(z.string()),
      mobilePhone: z.nullable(z.string()),
    }),
    /** As the rules of access take them. */
    menus: z.array(z.object({ MenuOptions: z.array(z.object({ tag: areaTag, priv: privilege })) })),
  },
);
export type MemberRow = z.output<typeof memberRow>;

export const listMembers = endpoint({
  method: "GET",
  path: "/bandUsers",
  summary: "The members, by role and number",
  access: { kind: "read", areas: ["BU"] },
  answer: z.array(memberRow),
  revalidate: true,
  tells: ["BU"],
});

export const listMemberMenus = endpoint({
  method: "GET",
  path: "/bandusermenuoptions/{id}",
  summary: "The menus of a member, with their rights",
  access: { kind: "read", areas: ["BU"] },
  params: idParams,
  answer: z.array(menu),
  tells: ["BU"],
  failures: ["member_not_found"],
});

const foundUser = z.object({
  id: z.number(),
  forename: z.nullable(z.string()),
  surname: z.nullable(z.string()),
  mainInstrument: z.nullable(z.string()),
});

export const findUser = endpoint({
  method: "POST",
  path: "/finduser",
  summary: "Whether an address has an account, before it is added to the band",
  access: { kind: "write", areas: ["BU"] },
  body: z.strictObject({ email: memberEmail }),
  answer: z.extend(foundUser, {
    /** Of their membership, for whoever is in the band already. */
    bandUserId: z.nullable(z.number()),
  }),
  failures: ["user_not_found", "throttled"],
});

/** What a band keeps of a member, each field as the form has it. */
export const memberFields = {
  nickname: requiredText(15),
  instrument: requiredText(20),
  profile: longText(),
  roleId: id,
  number: z.nullable(wholeBetween(1, 999)),
  joiningDate: z.nullable(date),
  leavingDate: z.nullable(date),
  signinEnabled: z.boolean(),
  editEnabled: z.boolean(),
  bookingsEnabled: z.boolean(),
  administratorEnabled: z.boolean(),
  superAdministratorEnabled: z.boolean(),
  shareContactDetails: z.boolean(),
};

/** Of one's own account, given by whoever makes it on somebody's behalf. */
export const accountFields = {
  email: memberEmail,
  forename: optionalText(16),
  surname: optionalText(16),
  mainInstrument: optionalText(20),
  address: optionalText(80),
  mobilePhone: optionalText(16),
};

export const addUserBody = z.strictObject({
  ...accountFields,
  forename: requiredText(16),
  surname: requiredText(16),
  mainInstrument: z.optional(accountFields.mainInstrument),
  address: z.optional(accountFields.address),
  mobilePhone: z.optional(accountFields.mobilePhone),
});
export type AddUser = z.output<typeof addUserBody>;

export const addUser = endpoint({
  method: "POST",
  path: "/adduser",
  summary:
    "Make an account on somebody's behalf, without a password, before they are added to the band",
  access: { kind: "write", areas: ["BU"] },
  status: 201,
  body: addUserBody,
  answer: foundUser,
  alsoAnswers: [{ status: 200, when: "The address has an account, which stays as it is" }],
  failures: ["throttled"],
});

export const menuOptionPrivileges = z
  .array(z.strictObject({ menuOptionId: id, priv: privilege, id: z.optional(z.nullable(id)) }))
  .check(z.maxLength(50));

export const addMemberBody = z.strictObject({
  bandUser: z.extend(z.partial(z.strictObject({ ...memberFields, ...accountFields })), {
    email: accountFields.email,
    roleId: id,
  }),
  /** Left out, those that the role starts with. */
  bandUserMenuOptions: z.optional(menuOptionPrivileges),
  /** Sends the invitation at once; for administrators. */
  invite: z.optional(z.boolean()),
});
export type AddMember = z.output<typeof addMemberBody>;

export const addMember = endpoint({
  method: "POST",
  path: "/addbandUser",
  summary: "Add somebody to the band; an address without an account gets one",
  access: { kind: "write", areas: ["BU"] },
  status: 201,
  body: addMemberBody,
  maxBody: LIMITS.longBody,
  answer: bandUser,
  changes: ["band_users", "band_user_menu_options"],
  failures: ["already_member", "limit_reached", "no_right", "throttled"],
});

export const saveMemberBody = z.strictObject({
  bandUser: z.optional(
    z.partial(
      z.strictObject({
        ...memberFields,
        id,
        updatedAt: timestamp,
        /** Which mails the member wants. */
        newsByMail: z.boolean(),
        /** What the member has read of the band's news and information. */
        dashboardAnnouncementDate: z.nullable(timestamp),
        dashboardInformationDate: z.nullable(timestamp),
      }),
    ),
  ),
  bandUserMenuOptions: z.optional(menuOptionPrivileges),
});
export type SaveMember = z.output<typeof saveMemberBody>;

export const saveMember = endpoint({
  method: "POST",
  path: "/savebanduser/{id}",
  summary: "Change a member, one's own profile, or what one has read; changed fields only",
  access: { kind: "signedIn" },
  params: idParams,
  body: saveMemberBody,
  maxBody: LIMITS.longBody,
  answer: bandUser,
  changes: ["band_users", "band_user_menu_options"],
  failures: ["member_not_found", "no_right", "changed_meanwhile", "last_administrator"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/deleteBandUser/{id}",
  summary: "Take somebody out of the band, or leave it",
  access: { kind: "signedIn" },
  status: 204,
  params: idParams,
  changes: ["band_users", "band_user_menu_options"],
  failures: ["member_not_found", "no_right", "last_administrator"],
});

export const inviteMember = endpoint({
  method: "POST",
  path: "/banduserinvite/{id}",
  summary: "Mail an invitation to a member, once more if need be",
  access: { kind: "administrator" },
  params: idParams,
  answer: z.object({ message: z.string() }),
  changes: ["band_users"],
  failures: ["member_not_found", "no_right", "throttled"],
});

export const saveMemberPositions = endpoint({
  method: "POST",
  path: "/bandusers/positions",
  summary: "Arrange the line-up: numbers within their roles, and roles",
  access: { kind: "administrator" },
  body: z.strictObject({
    positions: z
      .array(z.strictObject({ id, number: wholeBetween(1, 999), roleId: z.optional(id) }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: z.array(memberRow),
  changes: ["band_users"],
  failures: ["member_not_found"],
});

export const listMenuOptions = endpoint({
  method: "GET",
  path: "/menuoptions",
  summary: "The menus with what a new member starts with; with a tag, that option's",
  access: { kind: "signedIn" },
  query: z.strictObject({ tag: z.optional(areaTag) }),
  answer: z.array(menu),
});

export const listMenuOptionsOfMember = endpoint({
  method: "GET",
  path: "/menuoptionsbanduser",
  summary: "One's own menus, or those of a member for who may see members",
  access: { kind: "signedIn" },
  query: z.strictObject({ bandUserId: z.optional(pathId) }),
  answer: z.array(menu),
  tells: ["BU"],
  failures: ["member_not_found", "no_right"],
});

export const memberEndpoints = {
  listMembers,
  listMemberMenus,
  addMember,
  addUser,
  findUser,
  saveMember,
  removeMember,
  inviteMember,
  saveMemberPositions,
  listMenuOptions,
  listMenuOptionsOfMember,
};
