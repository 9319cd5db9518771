/** Who can come when. */
import { addDays } from "@bandstand/domain/calendar-date";
import { inArray } from "drizzle-orm";
import { blockedDates, eventAnswers } from "../../platform/database/schema/availability.ts";
import {
  datePollAnswers,
  datePollDays,
  datePolls,
} from "../../platform/database/schema/date-polls.ts";
import { bandUsers } from "../../platform/database/schema/members.ts";
import { ANSWERS, AWAY, POLLS } from "../content/availability.ts";
import { dateOf, EVENTS } from "../content/events.ts";
import { found } from "./lookups.ts";
import type { Ids } from "./music.ts";
import type { LoadContext, LoadedBand } from "./people.ts";

/** Days before today on which whoever was not asked has answered. */
const ANSWERED = 2;

export async function insertAnswers(
  { tx, time }: LoadContext,
  { bandId, members }: LoadedBand,
  eventIds: Ids,
): Promise<void> {
  await tx.db.insert(eventAnswers).values(
    ANSWERS.flatMap(({ event: key, asked, replyBefore, answers, notes, unanswered }) => {
      const event = found(
        EVENTS.find((one) => one.key === key),
        key,
      );
      const day = dateOf(event, time.today);
      const asking = {
        bandId,
        eventId: found(eventIds.get(key), key),
        askedAt: asked === undefined ? null : time.ago(asked),
        replyBy: replyBefore === undefined ? null : addDays(day, -replyBefore),
      };
      const idOf = (nickname: string) => found(members.get(nickname), nickname);
      return [
        ...Object.entries(answers).map(([nickname, answer]) => ({
          ...asking,
          bandUserId: idOf(nickname),
          answer,
          note: notes[nickname] ?? null,
          answeredAt: time.ago(Math.min(asked ?? ANSWERED, ANSWERED)),
        })),
        ...unanswered.map((nickname) => ({ ...asking, bandUserId: idOf(nickname) })),
      ];
    }),
  );
}

export async function insertAway(
  { tx, time }: LoadContext,
  { members }: LoadedBand,
): Promise<void> {
  const memberIds = AWAY.map(({ member }) => found(members.get(member), member));
  const people = await tx.db
    .select({ id: bandUsers.id, userId: bandUsers.userId })
    .from(bandUsers)
    .where(inArray(bandUsers.id, memberIds));
  await tx.db.insert(blockedDates).values(
    AWAY.map(({ member, inDays, days, note }) => ({
      userId: found(
        people.find(({ id }) => id === members.get(member)),
        member,
      ).userId,
      firstDay: addDays(time.today, inDays),
      lastDay: addDays(time.today, inDays + days - 1),
      note,
    })),
  );
}

export async function insertPolls(
  { tx, time, lookups }: LoadContext,
  { bandId, members }: LoadedBand,
  venueIds: Ids,
): Promise<void> {
  for (const { by, type, venue, days, ...poll } of POLLS) {
    const [added] = await tx.db
      .insert(datePolls)
      .values({
        ...poll,
        bandId,
        bandUserId: found(members.get(by), by),
        eventTypeId: lookups("eventType", type),
        venueId: found(venueIds.get(venue), venue),
      })
      .returning({ id: datePolls.id });
    const datePollId = found(added, poll.name).id;
    const rows = await tx.db
      .insert(datePollDays)
      .values(days.map(({ inDays }) => ({ bandId, datePollId, day: addDays(time.today, inDays) })))
      .returning({ id: datePollDays.id });
    await tx.db.insert(datePollAnswers).values(
      days.flatMap(({ answers }, at) =>
        Object.entries(answers).map(([nickname, answer]) => ({
          bandId,
          datePollDayId: found(rows[at], poll.name).id,
          bandUserId: found(members.get(nickname), nickname),
          answer,
        })),
      ),
    );
  }
}
