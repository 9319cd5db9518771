/** Whom a poll for a date is mailed to, and what the mail says of it. */
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";
import { answersEvents } from "../../records/events/event-members.ts";
import { dayAt } from "./event-in-mail.repository.ts";

/** Ids of the members who may answer, but for this one. */
export async function othersToAsk(
  tx: BandTransaction,
  bandUserId: number,
  today: string,
): Promise<number[]> {
  const rows = await tx.arrays<[number]>(
    {
      name: "others_to_ask",
      text: `
        select m.id from band_users m
        where m.band_id = $1 and m.id <> $2 and ${answersEvents("m", "$3::date")} order by m.id`,
    },
    [tx.bandId, bandUserId, today],
  );
  return rows.map(([id]) => id);
}

export interface PollInMail {
  email: string;
  bandName: string;
  contactEmail: string | null;
  name: string;
  /** Who proposes; null once they have left. */
  proposedBy: string | null;
  place: string | null;
  /** "19:30–22:00", "19:30" */
  hours: string | null;
  /** Those to come, in their order. */
  days: string[];
}

/** Undefined once the date is found, all days are over, the member has answered, has left or may not see events any more. */
export async function findPollInMail(
  tx: SystemTransaction,
  { bandId, pollId, bandUserId }: { bandId: number; pollId: number; bandUserId: number },
  now: Date,
): Promise<PollInMail | undefined> {
  const [poll] = await tx.rows<PollInMail>(
    {
      name: "date_poll_in_mail",
      text: `
        select u.email, b.name as "bandName", b.contact_email as "contactEmail", p.name,
          by.nickname as "proposedBy", concat_ws(', ', v.name, v.location) as place,
          concat_ws('–', left(p.start_time::text, 5), left(p.end_time::text, 5)) as hours,
          json_agg(d.day order by d.day) as days
        from date_polls p
        join bands b on b.id = p.band_id
        join band_users m on m.band_id = p.band_id and m.id = $3
        join users u on u.id = m.user_id
        join date_poll_days d on d.band_id = p.band_id and d.date_poll_id = p.id and d.day >= ${dayAt("$4")}
        left join venues v on v.band_id = p.band_id and v.id = p.venue_id
        left join band_users by on by.band_id = p.band_id and by.id = p.band_user_id
        where p.band_id = $1 and p.id = $2 and p.event_id is null and ${answersEvents("m", dayAt("$4"))}
          and not exists (
            select from date_poll_answers a
            join date_poll_days o on o.band_id = a.band_id and o.id = a.date_poll_day_id
            where a.band_id = p.band_id and o.date_poll_id = p.id and a.band_user_id = m.id)
        group by u.email, b.name, b.contact_email, p.name, by.nickname, v.name, v.location, p.start_time, p.end_time`,
    },
    [bandId, pollId, bandUserId, now.toISOString()],
  );
  return poll;
}
