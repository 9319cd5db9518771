import type { accountEndpoints } from "@bandstand/contracts/account";
import type { userEndpoints } from "@bandstand/contracts/users";
import type { Handlers } from "../../platform/http/router.ts";
import type { AccountServices } from "./account.services.ts";
import { changePassword } from "./change-password.use-cases.ts";
import { devicesOf, signOutDevice, signOutEverywhere } from "./devices.use-cases.ts";
import { type OwnRightsServices, watchRights } from "./own-rights.use-cases.ts";
import { getUser, saveUser } from "./users.use-cases.ts";

export function accountHandlers(
  services: AccountServices & OwnRightsServices,
): Handlers<typeof userEndpoints & typeof accountEndpoints> {
  return {
    getUser: ({ caller, params }) => getUser(services, caller, params.id),
    getUserEmail: ({ caller, params }) => getUser(services, caller, params.id),
    saveUser: ({ caller, params, body, request }) =>
      saveUser(services, caller, params.id, { ...body, clientAddress: request.ip }),
    changePassword: ({ caller, body, request }) =>
      changePassword(services, caller, { ...body, clientAddress: request.ip }),
    listDevices: ({ caller }) => devicesOf(services, caller),
    signOutDevice: async ({ caller, params }) => {
      await signOutDevice(services, caller, params.id);
      return undefined;
    },
    watchOwnRights: ({ caller, request, reply }) =>
      watchRights(services, caller, { request, reply }),
    signOutEverywhere: async ({ caller, body }) => {
      await signOutEverywhere(services, caller, body);
      return undefined;
    },
  };
}
