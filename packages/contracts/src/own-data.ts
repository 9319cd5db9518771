/** What is known of oneself, and the end of one's account. */
import * as z from "zod/mini";
import { changePasswordBody } from "./account.ts";
import { endpoint } from "./endpoint.ts";

export const getOwnData = endpoint({
  method: "GET",
  path: "/owndata",
  summary: "All that is known of the caller, over all their bands, as one JSON file",
  access: { kind: "signedIn" },
  answer: "file",
  failures: ["throttled", "too_large", "no_room"],
});

export const accountDeletion = z.object({
  /** The bands that one is in, by name. */
  bands: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** What is to be done first; null where nothing is. */
      hindrance: z.nullable(z.enum(["alone", "lastAdministrator"])),
      /** Who becomes super administrator, by nickname; null where one stays, or none goes. */
      successor: z.nullable(z.string()),
    }),
  ),
});
export type AccountDeletion = z.output<typeof accountDeletion>;

export const getAccountDeletion = endpoint({
  method: "GET",
  path: "/accountdeletion",
  summary: "What stands in the way of deleting one's account, band by band",
  access: { kind: "signedIn" },
  answer: accountDeletion,
});

export const deleteAccountBody = z.pick(changePasswordBody, { currentPassword: true });

export const deleteAccount = endpoint({
  method: "POST",
  path: "/deleteaccount",
  summary: "Delete one's account and all one's memberships; nothing brings them back",
  access: { kind: "signedIn" },
  status: 204,
  body: deleteAccountBody,
  changes: ["band_users", "band_user_menu_options", "bookmarks", "songs", "documents"],
  failures: ["last_administrator", "throttled"],
});

export const ownDataEndpoints = { getOwnData, getAccountDeletion, deleteAccount };
