/** Polls for a date, as the database has them. */
import type { AddDatePoll, DatePoll } from "@bandstand/contracts/date-polls";
import type { AnswerKey } from "@bandstand/domain/availability";
import { datePollDays, datePolls } from "../../platform/database/schema/date-polls.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const DAYS = `(
  select coalesce(json_agg(json_build_object('day', d.day, 'answers', (
      select coalesce(json_agg(json_build_object('bandUserId', a.band_user_id, 'answer', a.answer) order by a.id), '[]')
      from date_poll_answers a where a.band_id = d.band_id and a.date_poll_day_id = d.id)) order by d.day), '[]')
  from date_poll_days d where d.band_id = p.band_id and d.date_poll_id = p.id)`;

const POLL = `
  select p.id, p.name, p.event_type_id as "eventTypeId", y.name as "eventType_name", p.venue_id as "venueId",
    v.name as "venue_name", left(p.start_time::text, 5) as "startTime", left(p.end_time::text, 5) as "endTime",
    case when m.id is not null then json_build_object('id', m.id, 'nickname', m.nickname) end as "BandUser",
    ${DAYS} as days
  from date_polls p
  join event_types y on y.id = p.event_type_id
  left join venues v on v.band_id = p.band_id and v.id = p.venue_id
  left join band_users m on m.band_id = p.band_id and m.id = p.band_user_id
  where p.band_id = $1`;

/** Those of which no event was made and that have a day to come, the latest first. */
export function openPolls(tx: BandTransaction, today: string): Promise<DatePoll[]> {
  return tx.rows<DatePoll>(
    {
      name: "open_date_polls",
      text: `${POLL} and p.event_id is null and exists (
          select from date_poll_days d where d.band_id = p.band_id and d.date_poll_id = p.id and d.day >= $2::date)
        order by p.id desc`,
    },
    [tx.bandId, today],
  );
}

export async function findPoll(tx: BandTransaction, pollId: number): Promise<DatePoll | undefined> {
  const [poll] = await tx.rows<DatePoll>(
    { name: "find_date_poll", text: `${POLL} and p.id = $2` },
    [tx.bandId, pollId],
  );
  return poll;
}

/** Held until the transaction ends: whether an event was made of it. Undefined when there is none. */
export async function lockPoll(
  tx: BandTransaction,
  pollId: number,
): Promise<{ eventId: number | null } | undefined> {
  const [poll] = await tx.rows<{ eventId: number | null }>(
    {
      name: "lock_date_poll",
      text: `select event_id as "eventId" from date_polls where band_id = $1 and id = $2 for update`,
    },
    [tx.bandId, pollId],
  );
  return poll;
}

export async function insertPoll(
  tx: BandTransaction,
  { days, ...poll }: Omit<AddDatePoll, "mail">,
): Promise<number> {
  const { bandId } = tx;
  const [row] = await tx.db
    .insert(datePolls)
    .values({ ...poll, bandId, bandUserId: tx.bandUserId })
    .returning({ id: datePolls.id });
  if (!row) throw new Error("A poll for a date was not added.");
  await tx.db.insert(datePollDays).values(days.map((day) => ({ bandId, datePollId: row.id, day })));
  return row.id;
}

interface PollAnswer {
  pollId: number;
  day: string;
  bandUserId: number;
  answer: AnswerKey;
}

/** @returns whether the day is proposed */
export async function keepPollAnswer(
  tx: BandTransaction,
  { pollId, day, bandUserId, answer }: PollAnswer,
): Promise<boolean> {
  const rows = await tx.rows(
    {
      name: "keep_date_poll_answer",
      text: `
        insert into date_poll_answers (band_id, date_poll_day_id, band_user_id, answer)
        select d.band_id, d.id, $4, $5 from date_poll_days d
        where d.band_id = $1 and d.date_poll_id = $2 and d.day = $3
        on conflict (band_id, date_poll_day_id, band_user_id) do update set answer = excluded.answer
        returning id`,
    },
    [tx.bandId, pollId, day, bandUserId, answer],
  );
  return rows.length > 0;
}

/** Whoever has answered to the event itself has said so later. */
export async function settlePoll(
  tx: BandTransaction,
  pollId: number,
  eventId: number,
): Promise<void> {
  await tx.rows({ text: "update date_polls set event_id = $3 where band_id = $1 and id = $2" }, [
    tx.bandId,
    pollId,
    eventId,
  ]);
  await tx.rows(
    {
      text: `
        insert into event_answers (band_id, event_id, band_user_id, answer, answered_at)
        select e.band_id, e.id, a.band_user_id, a.answer, now()
        from events e
        join date_poll_days d on d.band_id = e.band_id and d.date_poll_id = $2 and d.day = e.event_date
        join date_poll_answers a on a.band_id = d.band_id and a.date_poll_day_id = d.id
        where e.band_id = $1 and e.id = $3
        on conflict (band_id, event_id, band_user_id) do nothing`,
    },
    [tx.bandId, pollId, eventId],
  );
}

/** @returns whether there was one */
export async function deletePoll(tx: BandTransaction, pollId: number): Promise<boolean> {
  const gone = await tx.rows(
    { text: "delete from date_polls where band_id = $1 and id = $2 returning id" },
    [tx.bandId, pollId],
  );
  return gone.length > 0;
}
