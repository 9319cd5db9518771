/** Members who are asked about an event, and those who are to be reminded of it. */
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";
import { answersEvents } from "../../records/events/event-members.ts";
import {
  dayAt,
  eventInMail,
  type EventInMail,
  JOINED_TO_EVENT,
} from "./event-in-mail.repository.ts";

/** Of these members, those who may not be asked: they cannot see events, have left, or are none. */
export async function cannotAnswer(
  tx: BandTransaction,
  bandUserIds: readonly number[],
  today: string,
): Promise<number[]> {
  const rows = await tx.arrays<[number]>(
    {
      name: "cannot_answer_events",
      text: `
        select asked.id from unnest($2::integer[]) asked (id) where not exists (
          select from band_users m where m.band_id = $1 and m.id = asked.id and ${answersEvents("m", "$3::date")})`,
    },
    [tx.bandId, bandUserIds, today],
  );
  return rows.map(([id]) => id);
}

interface Asking {
  eventId: number;
  bandUserIds: readonly number[];
  replyBy: string | null;
}

/** Of all who were asked the day becomes the same, and another day is reminded of anew. */
export async function keepAsking(
  tx: BandTransaction,
  { eventId, bandUserIds, replyBy }: Asking,
): Promise<void> {
  await tx.rows(
    {
      name: "keep_asking",
      text: `
        insert into event_answers as a (band_id, event_id, band_user_id, asked_at, reply_by)
        select $1, $2, id, now(), $4::date from unnest($3::integer[]) asked (id)
        on conflict (band_id, event_id, band_user_id) do update
        set asked_at = excluded.asked_at, reply_by = excluded.reply_by, reminded_at = null`,
    },
    [tx.bandId, eventId, bandUserIds, replyBy],
  );
  await tx.rows(
    {
      name: "move_reply_by",
      text: `
        update event_answers set reply_by = $3::date, reminded_at = null
        where band_id = $1 and event_id = $2 and asked_at is not null and reply_by is distinct from $3::date`,
    },
    [tx.bandId, eventId, replyBy],
  );
}

export interface AskedMember {
  bandId: number;
  eventId: number;
  bandUserId: number;
}

/** The morning before the last day, on the clocks of the band; whoever was asked within half a day of it has just read it. */
const REMINDED_AT = "(a.reply_by - 1 + time '09:00') at time zone b.time_zone";
const JUST_ASKED = "interval '12 hours'";

/** Marks those who are to be reminded now, each once, and answers who they are. */
export function markReminded(tx: SystemTransaction, now: Date): Promise<AskedMember[]> {
  return tx.rows<AskedMember>(
    {
      text: `
        update event_answers a set reminded_at = $1
        from events e, event_statuses u, bands b
        where a.answer is null and a.reminded_at is null and a.asked_at is not null and a.reply_by is not null
          and e.band_id = a.band_id and e.id = a.event_id and u.id = e.event_status_id and b.id = a.band_id
          and u.tag <> 'X'
          and least(a.reply_by, e.event_date) >= ($1::timestamptz at time zone b.time_zone)::date
          and $1 >= ${REMINDED_AT} and a.asked_at < $1::timestamptz - ${JUST_ASKED}
        returning a.band_id as "bandId", a.event_id as "eventId", a.band_user_id as "bandUserId"`,
    },
    [now.toISOString()],
  );
}

export interface EventToAnswerByMail extends EventInMail {
  email: string;
  nickname: string;
  replyBy: string | null;
  answer: "Y" | "M" | "N" | null;
  note: string | null;
  /** Null where nobody has asked. */
  askedAt: string | null;
}

/** Undefined once the event is gone, the member has left, or may not see events any more. */
export async function findAsked(
  tx: SystemTransaction,
  { bandId, eventId, bandUserId }: AskedMember,
  now: Date,
): Promise<EventToAnswerByMail | undefined> {
  const [row] = await tx.rows<EventToAnswerByMail>(
    {
      name: "find_asked_member",
      text: `
        select p.email, m.nickname, ${eventInMail("$4")},
          a.reply_by as "replyBy", a.answer, a.note, ${isoText("a.asked_at")} as "askedAt"
        from band_users m
        join users p on p.id = m.user_id
        join events e on e.band_id = m.band_id and e.id = $2
        ${JOINED_TO_EVENT}
        left join event_answers a on a.band_id = e.band_id and a.event_id = e.id and a.band_user_id = m.id
        where m.band_id = $1 and m.id = $3 and ${answersEvents("m", dayAt("$4"))}`,
    },
    [bandId, eventId, bandUserId, now.toISOString()],
  );
  return row;
}
