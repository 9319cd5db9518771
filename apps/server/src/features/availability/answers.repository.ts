/** Answers of members, as the database has them. */
import type { Availability, EventMember } from "@bandstand/contracts/availability";
import type { AnswerKey } from "@bandstand/domain/availability";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { answersOf, replyByOf } from "../../records/events/event-answers.ts";
import { answersEvents } from "../../records/events/event-members.ts";

export interface EventToAnswer {
  eventDate: string;
  eventStatus_tag: string;
}

/** Held, so that it neither goes nor is called off while somebody answers. Undefined when there is none. */
export async function holdEvent(
  tx: BandTransaction,
  eventId: number,
): Promise<EventToAnswer | undefined> {
  const [event] = await tx.rows<EventToAnswer>(
    {
      name: "hold_event_to_answer",
      text: `
        select e.event_date as "eventDate", u.tag as "eventStatus_tag"
        from events e join event_statuses u on u.id = e.event_status_id
        where e.band_id = $1 and e.id = $2 for key share of e`,
    },
    [tx.bandId, eventId],
  );
  return event;
}

export interface OwnAnswer {
  eventId: number;
  bandUserId: number;
  answer: AnswerKey;
  /** Undefined leaves it as it is. */
  note: string | null | undefined;
}

export async function keepAnswer(
  tx: BandTransaction,
  { eventId, bandUserId, answer, note }: OwnAnswer,
): Promise<void> {
  await tx.rows(
    {
      name: "keep_event_answer",
      text: `
        insert into event_answers as a (band_id, event_id, band_user_id, answer, note, answered_at)
        values ($1, $2, $3, $4, $5, now())
        on conflict (band_id, event_id, band_user_id) do update
        set answer = excluded.answer, answered_at = excluded.answered_at,
          note = case when $6::boolean then excluded.note else a.note end`,
    },
    [tx.bandId, eventId, bandUserId, answer, note ?? null, note !== undefined],
  );
}

/** Undefined when there is no such event. */
export async function findAvailability(
  tx: BandTransaction,
  eventId: number,
): Promise<Availability | undefined> {
  const [found] = await tx.rows<Availability>(
    {
      name: "availability_of_event",
      text: `
        select e.id as "eventId", ${replyByOf("e")} as "replyBy", ${answersOf("e")} as answers
        from events e where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId],
  );
  return found;
}

const UNAVAILABLE = `
  select coalesce(json_agg(json_build_object('firstDay', d.first_day, 'lastDay', d.last_day) order by d.first_day, d.last_day), '[]')
  from blocked_dates d where d.user_id = m.user_id and d.last_day >= $3::date`;

/** @param since the first day of which it is told who is not available then */
export function listMembers(
  tx: BandTransaction,
  today: string,
  since: string,
): Promise<EventMember[]> {
  return tx.rows<EventMember>(
    {
      name: "members_of_events",
      text: `
        select m.id as "bandUserId", m.nickname, m.avatar_filename as "avatarFilename",
          r.tag = 'M' as "isLineUp", (${UNAVAILABLE}) as unavailable
        from band_users m join roles r on r.id = m.role_id
        where m.band_id = $1 and ${answersEvents("m", "$2::date")}
        order by r.tag <> 'M', m.number nulls last, m.id`,
    },
    [tx.bandId, today, since],
  );
}
