/** An editor asks members by mail whether they can come. */
import {
  type AskMembers,
  ASKING_MESSAGES,
  type Availability,
} from "@bandstand/contracts/availability";
import { invalidField } from "@bandstand/contracts/failure";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { openEvent, readAvailability } from "./answers.use-cases.ts";
import { askingMail } from "./asking-mail.ts";
import { cannotAnswer, keepAsking } from "./asking.repository.ts";

/** Throws `event_not_found`, `event_closed`, and `invalid` for members who cannot answer or a day that is out of place. */
export function ask(
  database: Database,
  caller: Caller,
  eventId: number,
  given: AskMembers,
): Promise<Availability> {
  const bandUserIds = [...new Set(given.bandUserIds)];
  const { replyBy } = given;
  return database.band(bandScope(caller), async (tx) => {
    const { eventDate } = await openEvent(tx, eventId, caller.today);
    if (replyBy !== null && replyBy < caller.today)
      throw invalidField("replyBy", ASKING_MESSAGES.replyByPast);
    if (replyBy !== null && replyBy > eventDate)
      throw invalidField("replyBy", ASKING_MESSAGES.replyByAfter);
    if ((await cannotAnswer(tx, bandUserIds, caller.today)).length > 0)
      throw invalidField("bandUserIds", ASKING_MESSAGES.cannotAnswer);
    await keepAsking(tx, { eventId, bandUserIds, replyBy });
    const mails = bandUserIds.map((bandUserId) => ({ eventId, bandUserId }));
    await enqueueEach(tx, askingMail, mails);
    await announceRemark(tx, EVENT, eventId);
    return readAvailability(tx, eventId);
  });
}
