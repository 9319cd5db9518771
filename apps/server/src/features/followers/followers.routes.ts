import type { followerEndpoints } from "@bandstand/contracts/followers";
import type { Database } from "../../platform/database/transactions.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { add, importMany, list, read, remove, save } from "./followers.use-cases.ts";

const TOTAL = "x-total-count";

export function followerHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof followerEndpoints> {
  return {
    listFollowers: async ({ caller, query, body, reply }) => {
      const { followers, total } = await list(database, caller, { ...query, ...body });
      reply.header(TOTAL, total);
      return followers;
    },
    getFollower: ({ caller, params }) => read(database, caller, params.id),
    addFollower: ({ caller, body }) => add(database, caller, body),
    saveFollower: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteFollower: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    importFollowers: ({ caller, body, reply }) =>
      importMany(database, caller, body.text, abortedByClient(reply)),
  };
}
