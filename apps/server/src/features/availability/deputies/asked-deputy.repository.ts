/** A deputy with the gig that they are asked about, for mails and for the pages that their links open. */
import type { DeputyOutcome } from "@bandstand/domain/deputies";
import { isoText } from "../../../platform/database/columns-in-sql.ts";
import type { SystemTransaction } from "../../../platform/database/transactions.ts";
import {
  dayAt,
  eventInMail,
  type EventInMail,
  JOINED_TO_EVENT,
} from "../event-in-mail.repository.ts";
import type { DeputyPlace } from "./deputy-links.ts";
import type { WaitedFor } from "./deputy-mails.ts";

export interface DeputyAtGig extends EventInMail {
  bandUserId: number;
  email: string;
  nickname: string;
  instrument: string | null;
  eventId: number;
  askingId: number;
  /** Who is played for, where anybody in particular is missing, and what they play. */
  missing: string | null;
  missingInstrument: string | null;
  note: string | null;
  askedAt: string | null;
  /** On the clocks of the band: `YYYY-MM-DD HH:mm`. */
  answerBy: string | null;
  outcome: DeputyOutcome | null;
  opensVenue: boolean;
  opensSetlist: boolean;
  opensSongs: boolean;
}

/** Undefined once the event is gone, or the deputy has left or may not come in any more. */
export async function findDeputyAtGig(
  tx: SystemTransaction,
  { bandId, askedId }: DeputyPlace,
  now: Date,
): Promise<DeputyAtGig | undefined> {
  const [row] = await tx.rows<DeputyAtGig>(
    {
      name: "find_deputy_at_gig",
      text: `
        select m.id as "bandUserId", p.email, m.nickname, m.instrument, e.id as "eventId", d.id as "askingId",
          missing.nickname as missing, missing.instrument as "missingInstrument", d.note,
          ${isoText("q.asked_at")} as "askedAt",
          to_char(q.answer_by at time zone b.time_zone, 'YYYY-MM-DD HH24:MI') as "answerBy", q.outcome,
          d.opens_venue as "opensVenue", d.opens_setlist as "opensSetlist", d.opens_songs as "opensSongs",
          ${eventInMail("$3")}
        from asked_deputies q
        join deputy_askings d on d.band_id = q.band_id and d.id = q.deputy_asking_id
        join band_users m on m.band_id = q.band_id and m.id = q.band_user_id
        join users p on p.id = m.user_id
        join events e on e.band_id = d.band_id and e.id = d.event_id
        ${JOINED_TO_EVENT}
        left join band_users missing on missing.band_id = d.band_id and missing.id = d.band_user_id
        where q.band_id = $1 and q.id = $2 and m.signin_enabled and m.confirmed_at is not null
          and (m.leaving_date is null or m.leaving_date >= ${dayAt("$3")})`,
    },
    [bandId, askedId, now.toISOString()],
  );
  return row;
}

export interface AskerToTell extends EventInMail {
  eventId: number;
  email: string;
  missing: string | null;
  /** Null where nobody plays. */
  deputy: string | null;
  /** Null where nobody is waited for. */
  waitedFor: string | null;
}

/** Of an asking `d`, the one deputy at most of whom it is so. */
const nicknameWhere = (condition: string) => `(
  select m.nickname from asked_deputies q
  join band_users m on m.band_id = q.band_id and m.id = q.band_user_id
  where q.band_id = d.band_id and q.deputy_asking_id = d.id and ${condition})`;

/** Undefined once the event is gone, or whoever asked has left. */
export async function findAsker(
  tx: SystemTransaction,
  bandId: number,
  askingId: number,
  now: Date,
): Promise<AskerToTell | undefined> {
  const [row] = await tx.rows<AskerToTell>(
    {
      name: "find_deputy_asker",
      text: `
        select e.id as "eventId", p.email, missing.nickname as missing,
          ${nicknameWhere("q.outcome = 'accepted'")} as deputy,
          ${nicknameWhere("q.outcome is null and q.asked_at is not null")} as "waitedFor",
          ${eventInMail("$3")}
        from deputy_askings d
        join band_users asker on asker.band_id = d.band_id and asker.id = d.asked_by_id
        join users p on p.id = asker.user_id
        join events e on e.band_id = d.band_id and e.id = d.event_id
        ${JOINED_TO_EVENT}
        left join band_users missing on missing.band_id = d.band_id and missing.id = d.band_user_id
        where d.band_id = $1 and d.id = $2 and asker.signin_enabled and asker.confirmed_at is not null`,
    },
    [bandId, askingId, now.toISOString()],
  );
  return row;
}

/** Minutes that the job of each has to be there first. */
const LATE_MINUTES = 5;

export function listLateDeputies(tx: SystemTransaction, now: Date): Promise<WaitedFor[]> {
  return tx.rows<WaitedFor>(
    {
      text: `
        select band_id as "bandId", deputy_asking_id as "askingId", band_user_id as "bandUserId"
        from asked_deputies
        where outcome is null and answer_by < $1::timestamptz - interval '${LATE_MINUTES} minutes'`,
    },
    [now.toISOString()],
  );
}
