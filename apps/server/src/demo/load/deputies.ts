/** Deputies who are asked, and who were. */
import { askedDeputies, deputyAskings } from "../../platform/database/schema/deputies.ts";
import { DEPUTY_ASKINGS } from "../content/availability.ts";
import { found } from "./lookups.ts";
import type { Ids } from "./music.ts";
import type { LoadContext, LoadedBand } from "./people.ts";

const HOUR_MS = 3_600_000;

export async function insertDeputies(
  { tx, time }: LoadContext,
  { bandId, members }: LoadedBand,
  eventIds: Ids,
): Promise<void> {
  const idOf = (nickname: string) => found(members.get(nickname), nickname);
  for (const asking of DEPUTY_ASKINGS) {
    const { event, by, for: missing, asked, hours, note, deputies } = asking;
    const askedAt = time.ago(asked);
    const [added] = await tx.db
      .insert(deputyAskings)
      .values({
        bandId,
        eventId: found(eventIds.get(event), event),
        bandUserId: missing === undefined ? null : idOf(missing),
        askedById: idOf(by),
        hours,
        note,
        opensVenue: true,
        opensSetlist: true,
        opensSongs: true,
        createdAt: askedAt,
      })
      .returning({ id: deputyAskings.id });
    await tx.db.insert(askedDeputies).values(
      Object.entries(deputies).map(([nickname, outcome], at) => ({
        bandId,
        deputyAskingId: found(added, event).id,
        bandUserId: idOf(nickname),
        position: at + 1,
        askedAt,
        answerBy: new Date(Date.parse(askedAt) + hours * HOUR_MS).toISOString(),
        outcome,
      })),
    );
  }
}
