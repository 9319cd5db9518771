import type { ownDataEndpoints } from "@bandstand/contracts/own-data";
import { attachment } from "../../platform/files/content-disposition.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { accountDeletion, deleteAccount } from "./delete-account.use-cases.ts";
import type { OwnDataServices } from "./own-data.services.ts";
import { ownData } from "./own-data.use-cases.ts";

export function ownDataHandlers(services: OwnDataServices): Handlers<typeof ownDataEndpoints> {
  return {
    getOwnData: async ({ caller, reply }) => {
      const { size, stream } = await ownData(services, caller, abortedByClient(reply));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", attachment(`My data ${caller.today}.json`))
        .header("content-length", size)
        .header("x-content-type-options", "nosniff")
        .send(stream);
    },
    getAccountDeletion: ({ caller }) => accountDeletion(services, caller),
    deleteAccount: async ({ caller, body, request }) => {
      await deleteAccount(services, caller, { ...body, clientAddress: request.ip });
      return undefined;
    },
  };
}
