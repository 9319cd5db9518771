import type { bookmarkEndpoints } from "@bandstand/contracts/bookmarks";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { add, list, order, remove, setMany } from "./bookmarks.use-cases.ts";

export function bookmarkHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof bookmarkEndpoints> {
  return {
    listBookmarks: ({ caller, query }) => list(database, caller, query.songId),
    addBookmark: async ({ caller, body, reply }) => {
      const { bookmark, isNew } = await add(database, caller, body);
      if (!isNew) reply.code(200);
      return bookmark;
    },
    removeBookmark: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    orderBookmarks: ({ caller, body }) => order(database, caller, body.bookmarks),
    bookmarkSongs: ({ caller, body }) => setMany(database, caller, body),
  };
}
