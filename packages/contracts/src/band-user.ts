/** The signed-in member as the API tells it: who they are, in which band, with which rights. */
import { AREA_TAGS } from "@bandstand/domain/access-rule";
import * as z from "zod/mini";
import { date, timestamp } from "./fields.ts";

export const areaTag = z.enum(AREA_TAGS);
export const privilege = z.enum(["H", "R", "W"]);

export const menuOption = z.object({
  id: z.number(),
  tag: areaTag,
  title: z.string(),
  default: privilege,
  priv: privilege,
  bandUserMenuOptionId: z.nullable(z.number()),
  switchable: z.boolean(),
});

export const menu = z.object({
  id: z.number(),
  title: z.string(),
  switchable: z.boolean(),
  MenuOptions: z.array(menuOption),
});

export const bandUser = z.object({
  id: z.number(),
  bandId: z.number(),
  userId: z.number(),
  nickname: z.string(),
  instrument: z.nullable(z.string()),
  profile: z.nullable(z.string()),
  roleId: z.number(),
  number: z.nullable(z.number()),
  joiningDate: z.nullable(date),
  leavingDate: z.nullable(date),
  signinEnabled: z.boolean(),
  editEnabled: z.boolean(),
  bookingsEnabled: z.boolean(),
  administratorEnabled: z.boolean(),
  superAdministratorEnabled: z.boolean(),
  shareContactDetails: z.boolean(),
  /** Whether Latest News comes by mail; told to oneself alone. */
  newsByMail: z.nullable(z.boolean()),
  avatarFilename: z.nullable(z.string()),
  dashboardAnnouncementDate: z.nullable(timestamp),
  dashboardInformationDate: z.nullable(timestamp),
  Role: z.object({ id: z.number(), name: z.string(), tag: z.string() }),
  TheUser: z.object({
    /** Both null, as all by which they are reached, for whom they do not share it with. */
    username: z.nullable(z.string()),
    email: z.nullable(z.string()),
    forename: z.nullable(z.string()),
    surname: z.nullable(z.string()),
    address: z.nullable(z.string()),
    location: z.nullable(z.string()),
    mobilePhone: z.nullable(z.string()),
    playInline: z.boolean(),
    emailVerified: z.boolean(),
  }),
  TheBand: z.object({
    id: z.number(),
    identity: z.string(),
    name: z.string(),
    logoFilename: z.nullable(z.string()),
    /** Told to administrators only. */
    paymentDetails: z.nullable(z.string()),
  }),
  menus: z.array(menu),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type BandUser = z.output<typeof bandUser>;
