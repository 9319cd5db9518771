import type { songRatingEndpoints } from "@bandstand/contracts/song-ratings";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { find, list, rate } from "./song-ratings.use-cases.ts";

export function songRatingHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof songRatingEndpoints> {
  return {
    listSongRatings: ({ caller, query }) => list(database, caller, query),
    findSongRating: ({ caller, query }) => find(database, caller, query),
    saveSongRating: ({ caller, body }) => rate(database, caller, body),
  };
}
