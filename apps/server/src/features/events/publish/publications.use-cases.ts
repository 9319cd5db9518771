/** Who was sent what of an event, and sending it again. */
import { Failure } from "@bandstand/contracts/failure";
import type { EventPublications, MailRecipient } from "@bandstand/contracts/publishing";
import { canPublish, canRead } from "@bandstand/domain/permissions";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../../platform/http/caller.ts";
import { announceRemark } from "../../../records/kit/record-changes.ts";
import { found } from "../../../records/kit/record-kind.ts";
import { EVENT } from "../../../records/events/event-kind.ts";
import {
  hasEvent,
  listAnswers,
  listMails,
  listPublications,
  waitAgain,
} from "./publications.repository.ts";
import { wakeMailer } from "./send-mails.jobs.ts";

/** Throws `event_not_found`. */
export function readPublications(
  database: Database,
  caller: Caller,
  eventId: number,
): Promise<EventPublications> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => read(tx, caller, eventId));
}

/** Throws `event_not_found`, and `not_found` for a mail that is not the event's. */
export function sendAgain(
  database: Database,
  caller: Caller,
  eventId: number,
  mailId: number | undefined,
): Promise<EventPublications> {
  return database.band(bandScope(caller), async (tx) => {
    found(EVENT, await hasEvent(tx, eventId));
    const meant = await waitAgain(tx, eventId, mailId);
    if (meant === 0 && mailId !== undefined)
      throw new Failure("not_found", { message: "This mail does not exist." });
    await wakeMailer(tx);
    await announceRemark(tx, EVENT, eventId);
    return read(tx, caller, eventId);
  });
}

async function read(
  tx: BandTransaction,
  caller: Caller,
  eventId: number,
): Promise<EventPublications> {
  found(EVENT, await hasEvent(tx, eventId));
  const answers = await listAnswers(tx, eventId);
  if (!canPublish(caller)) return { answers, publications: [], mails: [] };
  const recipients: MailRecipient[] = canRead(caller, "FL") ? ["V", "B", "F"] : ["V", "B"];
  return {
    answers,
    publications: await listPublications(tx, eventId),
    mails: await listMails(tx, eventId, recipients),
  };
}
