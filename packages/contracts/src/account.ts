/** What keeps one's own account safe: its password, and where it is signed in. */
import * as z from "zod/mini";
import { resetPasswordField } from "./account-fields.ts";
import { endpoint } from "./endpoint.ts";
import { idParams, timestamp } from "./fields.ts";

export const changePasswordBody = z.strictObject({
  /** Not checked against today's rule: an older one must still be right. */
  currentPassword: z
    .string("Enter your current password")
    .check(
      z.minLength(1, "Enter your current password"),
      z.maxLength(200, "At most 200 characters"),
    ),
  newPassword: resetPasswordField,
});
export type ChangePassword = z.output<typeof changePasswordBody>;

export const changePassword = endpoint({
  method: "POST",
  path: "/changepassword",
  summary: "A new password for the account; every other sign-in of it ends",
  access: { kind: "signedIn" },
  body: changePasswordBody,
  answer: z.object({ message: z.string() }),
  failures: ["throttled"],
});

/** A sign-in of the account that is still good. */
export const device = z.object({
  id: z.number(),
  kind: z.enum(["phone", "tablet", "computer", "unknown"]),
  /** `iPhone`, `Windows computer`; null where its browser does not say. */
  device: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  /** The band that is open on it. */
  bandName: z.string(),
  /** To the hour. */
  lastUsedAt: timestamp,
  signedInAt: timestamp,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Device = z.output<typeof device>;

export const listDevices = endpoint({
  method: "GET",
  path: "/devices",
  summary: "Where one is signed in, over all one's bands, the one used last first",
  access: { kind: "signedIn" },
  answer: z.array(device),
});

export const signOutDevice = endpoint({
  method: "DELETE",
  path: "/device/{id}",
  summary: "End one of one's own sign-ins",
  access: { kind: "signedIn" },
  status: 204,
  params: idParams,
  failures: ["device_not_found"],
});

export const signOutEverywhere = endpoint({
  method: "POST",
  path: "/signouteverywhere",
  summary: "End all of one's own sign-ins, or all but this one",
  access: { kind: "signedIn" },
  status: 204,
  body: z.strictObject({ keepThis: z.boolean() }),
});

export const watchOwnRights = endpoint({
  method: "GET",
  path: "/rights/live",
  summary:
    "Tells whenever one's own rights, role or name in the band change, or its news, as server-sent events",
  access: { kind: "signedIn" },
  answer: {
    events: {
      /** First of all: whatever was changed before may not have been told. */
      opened: z.object({}),
      /** Who one is now says `bandUser/{id}`. */
      changed: z.object({}),
      /** What the band's dashboard tells everybody, or whether it alerts to it, has changed: `dashboard/{id}` says to what. */
      news: z.object({}),
    },
  },
  failures: ["throttled"],
});

export const accountEndpoints = {
  changePassword,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  watchOwnRights,
};
