/** What members keep of the songs: their ratings, and what they mean to practise. */
import { requiredText } from "@bandstand/contracts/fields";
import * as z from "zod/mini";
import { checked, readRows, readText } from "./demo-files.ts";

/** A column for each member, stars less one, empty where they have not rated the song. */
const row = z.catchall(
  z.object({ song: requiredText() }),
  z.coerce.number().check(z.minimum(0), z.maximum(10)),
);

export const RATINGS = readRows("ratings.csv", row).flatMap(({ song, ...ratings }) =>
  Object.entries(ratings).map(([member, rating]) => ({ member, song, rating })),
);

/** Titles by nickname, the first on top. */
export const BOOKMARKS = checked(
  z.record(requiredText(), z.array(requiredText())),
  JSON.parse(readText("bookmarks.json")),
  "bookmarks.json",
);
