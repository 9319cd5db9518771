/** What was sent of an event, and what came back. */
import type {
  AnswerOfPromoter,
  EventMail,
  MailRecipient,
  Publication,
} from "@bandstand/contracts/publishing";
import { isoText } from "../../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

/** Of one event, the latest. */
const MOST_PUBLICATIONS = 50;
const MOST_MAILS = 200;

export function listAnswers(tx: BandTransaction, eventId: number): Promise<AnswerOfPromoter[]> {
  return tx.rows<AnswerOfPromoter>(
    {
      name: "list_promoter_answers",
      text: `
        select id, answer, words, ${isoText("created_at")} as "createdAt" from promoter_answers
        where band_id = $1 and event_id = $2 order by id desc`,
    },
    [tx.bandId, eventId],
  );
}

export function listPublications(tx: BandTransaction, eventId: number): Promise<Publication[]> {
  return tx.rows<Publication>(
    {
      name: "list_publications",
      text: `
        select p.id, p.status, ${isoText("p.created_at")} as "createdAt", m.nickname as by,
          coalesce(p.facts ->> 'occasion', case p.status when 'C' then 'confirmed' else 'proposed' end) as occasion,
          (select coalesce(json_agg(c order by c.recipient desc, c.state), '[]') from (
            select o.recipient, o.state, count(*)::integer as mails from outgoing_mails o
            where o.band_id = p.band_id and o.publication_id = p.id group by o.recipient, o.state) c) as counts
        from event_publications p
        left join band_users m on m.band_id = p.band_id and m.id = p.band_user_id
        where p.band_id = $1 and p.event_id = $2 order by p.id desc limit ${MOST_PUBLICATIONS}`,
    },
    [tx.bandId, eventId],
  );
}

/** Of followers those that failed alone: thousands got theirs. */
export function listMails(
  tx: BandTransaction,
  eventId: number,
  recipients: readonly MailRecipient[],
): Promise<EventMail[]> {
  return tx.rows<EventMail>(
    {
      name: "list_event_mails",
      text: `
        select o.id, o.publication_id as "publicationId", o.recipient, o.to_address as "toAddress", o.state, o.attempts,
          o.last_error as "lastError", ${isoText("o.sent_at")} as "sentAt"
        from event_publications p join outgoing_mails o on o.band_id = p.band_id and o.publication_id = p.id
        where p.band_id = $1 and p.event_id = $2 and o.recipient = any ($3)
          and (o.recipient <> 'F' or o.state = 'failed')
        order by p.id desc, o.recipient desc, o.id limit ${MOST_MAILS}`,
    },
    [tx.bandId, eventId, recipients],
  );
}

export async function hasEvent(tx: BandTransaction, eventId: number): Promise<true | undefined> {
  const [row] = await tx.rows(
    { name: "has_event", text: "select id from events where band_id = $1 and id = $2" },
    [tx.bandId, eventId],
  );
  return row === undefined ? undefined : true;
}

/**
 * All that failed of an event wait again, or one, which may have been sent. What is on its way is left alone. @returns how
 * many of the event's are meant: 0 where there is no such mail.
 */
export async function waitAgain(
  tx: BandTransaction,
  eventId: number,
  mailId: number | undefined,
): Promise<number> {
  const [row] = await tx.rows<{ meant: number }>(
    {
      name: "wait_again",
      text: `
        with meant as (
          select o.id, o.state from event_publications p
          join outgoing_mails o on o.band_id = p.band_id and o.publication_id = p.id
          where p.band_id = $1 and p.event_id = $2 and ($3::integer is null or o.id = $3)
        ), waits as (
          update outgoing_mails o set state = 'waiting', attempts = 0, last_error = null, due_at = now()
          from meant m
          where o.band_id = $1 and o.id = m.id and (o.state = 'failed' or (o.state = 'sent' and $3 is not null))
        )
        select count(*)::integer as meant from meant`,
    },
    [tx.bandId, eventId, mailId ?? null],
  );
  return row?.meant ?? 0;
}
