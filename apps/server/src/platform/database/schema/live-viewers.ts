/** Who has which record open, on any server: one row a stream. A migration makes the table unlogged, for none of it outlives the streams. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { ofBand } from "./bands.ts";
import { bandstand, instant } from "./columns.ts";
import { bandUsers } from "./members.ts";
import { withinBand } from "./within-band.ts";

export const liveViewers = bandstand.table(
  "live_viewers",
  {
    ...ofBand(),
    bandUserId: integer("band_user_id").notNull(),
    /** What is watched, as the streams name it. */
    topic: text("topic").notNull(),
    /** When the server of the stream last gave a sign of life. */
    seenAt: instant("seen_at")
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.id] }),
    index("live_viewers_topic").on(t.bandId, t.topic),
    index("live_viewers_member").on(t.bandId, t.bandUserId),
    withinBand("live_viewers_member_fk", [t.bandId, t.bandUserId], bandUsers).onDelete("cascade"),
  ],
);
