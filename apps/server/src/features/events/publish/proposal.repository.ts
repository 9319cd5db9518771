/** A proposal as its promoter sees it, and what they answer. */
import type { AnswerOfPromoter } from "@bandstand/contracts/publishing";
import { ANSWERS_MAX, type PromoterAnswer } from "@bandstand/domain/promoter-answers";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

export interface Proposal {
  facts: PublicationFacts;
  /** Who it went to. */
  addresses: string[];
  eventStatusTag: string;
  /** As the event has it now. */
  eventDate: string;
  timeZone: string;
  bandContact: string | null;
  answers: Pick<AnswerOfPromoter, "answer" | "words">[];
}

/** The latest that went to the promoter. Undefined where none did, or the event is gone. */
export async function findProposal(
  tx: BandTransaction,
  eventId: number,
): Promise<Proposal | undefined> {
  const [row] = await tx.rows<Proposal>(
    {
      name: "find_proposal",
      text: `
        select p.facts, s.tag as "eventStatusTag", e.event_date::text as "eventDate", b.time_zone as "timeZone",
          b.contact_email as "bandContact",
          (select array_agg(o.to_address) from outgoing_mails o
            where o.band_id = p.band_id and o.recipient = 'V' and o.publication_id in (
              select q.id from event_publications q where q.band_id = p.band_id and q.event_id = p.event_id
                and q.facts ->> 'occasion' = 'proposed')) as addresses,
          (select coalesce(json_agg(json_build_object('answer', a.answer, 'words', a.words) order by a.id desc), '[]')
            from promoter_answers a where a.band_id = p.band_id and a.event_id = p.event_id) as answers
        from event_publications p
        join events e on e.band_id = p.band_id and e.id = p.event_id
        join event_statuses s on s.id = e.event_status_id
        join bands b on b.id = p.band_id
        where p.band_id = $1 and p.event_id = $2 and p.facts ->> 'occasion' = 'proposed'
          and (p.options ->> 'sendVenue')::boolean
        order by p.id desc limit 1`,
    },
    [tx.bandId, eventId],
  );
  return row && { ...row, addresses: row.addresses ?? [] };
}

export interface Answer {
  answer: PromoterAnswer;
  words: string | null;
}

/** Until the end of the transaction, so that answers at once are taken one by one. */
export async function holdEvent(tx: BandTransaction, eventId: number): Promise<void> {
  await tx.rows({ text: "select from events where band_id = $1 and id = $2 for update" }, [
    tx.bandId,
    eventId,
  ]);
}

/** @returns its id; undefined where there are enough */
export async function addAnswer(
  tx: BandTransaction,
  eventId: number,
  { answer, words }: Answer,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        insert into promoter_answers (band_id, event_id, answer, words)
        select $1, $2, $3, $4
        where (select count(*) from promoter_answers where band_id = $1 and event_id = $2) < ${ANSWERS_MAX}
        returning id`,
    },
    [tx.bandId, eventId, answer, words],
  );
  return row?.id;
}
