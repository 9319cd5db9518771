/** Deputies and askings, as the database has them. */
import type { AskDeputies, Deputy, DeputyAsking } from "@bandstand/contracts/deputies";
import type { AskedDeputy } from "@bandstand/domain/deputies";
import type { TimesOfEvent } from "@bandstand/domain/event-times";
import { isoText } from "../../../platform/database/columns-in-sql.ts";
import { askedDeputies, deputyAskings } from "../../../platform/database/schema/deputies.ts";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

/** A deputy who can be reached and has not left; `today` is the band's day. What else they may read does not matter. */
const isDeputy = (member: string, today: string) => `
  ${member}.signin_enabled and ${member}.confirmed_at is not null
  and (${member}.leaving_date is null or ${member}.leaving_date >= ${today})
  and ${member}.role_id = (select id from roles where tag = 'MD')`;

/** Those who play at the event already, or are waited for. */
const BUSY = `
  select q.band_user_id from asked_deputies q
  join deputy_askings d on d.band_id = q.band_id and d.id = q.deputy_asking_id
  where d.band_id = $1 and d.event_id = $2
    and (q.outcome = 'accepted' or (q.outcome is null and q.asked_at is not null))`;

interface OfEvent {
  eventId: number;
  today: string;
}

/** In the order of the role, with whether they are away on the day of the event. */
export function listDeputies(tx: BandTransaction, { eventId, today }: OfEvent): Promise<Deputy[]> {
  return tx.rows<Deputy>(
    {
      name: "deputies_of_event",
      text: `
        select m.id as "bandUserId", m.nickname, m.avatar_filename as "avatarFilename", m.instrument,
          exists (select from blocked_dates x where x.user_id = m.user_id
            and e.event_date between x.first_day and x.last_day) as "isAway"
        from band_users m join events e on e.band_id = m.band_id and e.id = $2
        where m.band_id = $1 and ${isDeputy("m", "$3::date")} and m.id not in (${BUSY})
        order by m.number nulls last, m.id`,
    },
    [tx.bandId, eventId, today],
  );
}

/** Of these members, those who cannot be asked: no deputies, or busy at this event. */
export async function cannotDeputise(
  tx: BandTransaction,
  { eventId, today }: OfEvent,
  bandUserIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx.arrays<[number]>(
    {
      name: "cannot_deputise",
      text: `
        select asked.id from unnest($4::integer[]) asked (id) where asked.id in (${BUSY}) or not exists (
          select from band_users m where m.band_id = $1 and m.id = asked.id and ${isDeputy("m", "$3::date")})`,
    },
    [tx.bandId, eventId, today, bandUserIds],
  );
  return new Set(rows.map(([id]) => id));
}

export async function isEvent(tx: BandTransaction, eventId: number): Promise<true | undefined> {
  const rows = await tx.arrays(
    { name: "is_event", text: "select 1 from events where band_id = $1 and id = $2" },
    [tx.bandId, eventId],
  );
  return rows.length > 0 || undefined;
}

const DEPUTIES = `(
  select coalesce(json_agg(json_build_object('bandUserId', m.id, 'nickname', m.nickname,
      'avatarFilename', m.avatar_filename, 'askedAt', ${isoText("q.asked_at")}, 'answerBy', ${isoText("q.answer_by")},
      'outcome', q.outcome) order by q.position), '[]')
  from asked_deputies q join band_users m on m.band_id = q.band_id and m.id = q.band_user_id
  where q.band_id = d.band_id and q.deputy_asking_id = d.id)`;

/** The latest first. */
export function listAskings(tx: BandTransaction, eventId: number): Promise<DeputyAsking[]> {
  return tx.rows<DeputyAsking>(
    {
      name: "deputy_askings_of_event",
      text: `
        select d.id, d.band_user_id as "bandUserId", missing.nickname, d.note, d.hours, ${DEPUTIES} as deputies
        from deputy_askings d
        left join band_users missing on missing.band_id = d.band_id and missing.id = d.band_user_id
        where d.band_id = $1 and d.event_id = $2 order by d.id desc`,
    },
    [tx.bandId, eventId],
  );
}

/** What is asked about, with what decides whether anybody is. */
export interface EventOfAsking extends TimesOfEvent {
  eventId: number;
  eventStatus_tag: string;
  timeZone: string;
}

const EVENT = `
  e.id as "eventId", e.event_date as "eventDate", left(e.arrive_time::text, 5) as "arriveTime", left(e.sound_check_time::text, 5) as "soundCheckTime",
  left(e.doors_open_time::text, 5) as "doorsOpenTime", left(e.start_time::text, 5) as "startTime",
  left(e.end_time::text, 5) as "endTime", left(e.doors_close_time::text, 5) as "doorsCloseTime",
  u.tag as "eventStatus_tag", b.time_zone as "timeZone"
  from events e join event_statuses u on u.id = e.event_status_id join bands b on b.id = e.band_id`;

/** Whatever moves the askings of an event goes one after the other, on all servers. Undefined when there is none. */
export async function lockEvent(
  tx: BandTransaction,
  eventId: number,
): Promise<EventOfAsking | undefined> {
  const [event] = await tx.rows<EventOfAsking>(
    {
      name: "lock_event_of_deputies",
      text: `select ${EVENT} where e.band_id = $1 and e.id = $2 for no key update of e`,
    },
    [tx.bandId, eventId],
  );
  return event;
}

export interface LockedAsking {
  event: EventOfAsking;
  hours: number;
  deputies: (AskedDeputy & { id: number })[];
}

/** Undefined when there is none. */
export async function lockAsking(
  tx: BandTransaction,
  askingId: number,
): Promise<LockedAsking | undefined> {
  const [asking] = await tx.rows<{ eventId: number; hours: number }>(
    {
      name: "find_deputy_asking",
      text: `select event_id as "eventId", hours from deputy_askings where band_id = $1 and id = $2`,
    },
    [tx.bandId, askingId],
  );
  const event = asking && (await lockEvent(tx, asking.eventId));
  if (!event) return undefined;
  // Only now: what another transaction has changed meanwhile is seen.
  const deputies = await tx.rows<AskedDeputy & { id: number }>(
    {
      name: "deputies_of_asking",
      text: `
        select id, band_user_id as "bandUserId", ${isoText("asked_at")} as "askedAt",
          ${isoText("answer_by")} as "answerBy", outcome
        from asked_deputies where band_id = $1 and deputy_asking_id = $2 order by position`,
    },
    [tx.bandId, askingId],
  );
  return { event, hours: asking.hours, deputies };
}

export async function keepDeputies(
  tx: BandTransaction,
  askingId: number,
  deputies: readonly AskedDeputy[],
): Promise<void> {
  await tx.rows(
    {
      name: "keep_asked_deputies",
      text: `
        update asked_deputies q set asked_at = given.asked_at, answer_by = given.answer_by, outcome = given.outcome
        from unnest($3::integer[], $4::timestamptz[], $5::timestamptz[], $6::text[])
          as given (id, asked_at, answer_by, outcome)
        where q.band_id = $1 and q.deputy_asking_id = $2 and q.band_user_id = given.id`,
    },
    [
      tx.bandId,
      askingId,
      deputies.map(({ bandUserId }) => bandUserId),
      deputies.map(({ askedAt }) => askedAt),
      deputies.map(({ answerBy }) => answerBy),
      deputies.map(({ outcome }) => outcome),
    ],
  );
}

export type NewAsking = Omit<AskDeputies, "deputyIds"> & {
  eventId: number;
  opensVenue: boolean;
  opensSetlist: boolean;
  opensSongs: boolean;
};

/** Nobody is asked by that yet. */
export async function insertAsking(
  tx: BandTransaction,
  asking: NewAsking,
  deputyIds: readonly number[],
): Promise<number> {
  const { bandId, bandUserId: askedById } = tx;
  const [row] = await tx.db
    .insert(deputyAskings)
    .values({ ...asking, bandId, askedById })
    .returning({ id: deputyAskings.id });
  if (!row) throw new Error("An asking was not added.");
  const { id: deputyAskingId } = row;
  await tx.db
    .insert(askedDeputies)
    .values(
      deputyIds.map((bandUserId, at) => ({ bandId, deputyAskingId, bandUserId, position: at + 1 })),
    );
  return deputyAskingId;
}

/** Whether somebody is waited for, or has accepted, for this member; for nobody in particular only who is waited for counts. */
export async function isAskedFor(
  tx: BandTransaction,
  eventId: number,
  bandUserId: number | null,
): Promise<boolean> {
  const rows = await tx.arrays(
    {
      name: "is_asked_for",
      text: `
        select 1 from deputy_askings d
        join asked_deputies q on q.band_id = d.band_id and q.deputy_asking_id = d.id
        where d.band_id = $1 and d.event_id = $2 and d.band_user_id is not distinct from $3::integer
          and q.asked_at is not null
          and (q.outcome is null or (q.outcome = 'accepted' and $3::integer is not null)) limit 1`,
    },
    [tx.bandId, eventId, bandUserId],
  );
  return rows.length > 0;
}

/** The asking by which somebody plays at an event; undefined where they are no deputy there. */
export async function findPlaceOf(
  tx: BandTransaction,
  eventId: number,
  bandUserId: number,
): Promise<number | undefined> {
  const [row] = await tx.arrays<[number]>(
    {
      name: "find_place_of_deputy",
      text: `
        select d.id from deputy_askings d
        join asked_deputies q on q.band_id = d.band_id and q.deputy_asking_id = d.id
        where d.band_id = $1 and d.event_id = $2 and q.band_user_id = $3 and q.outcome = 'accepted'`,
    },
    [tx.bandId, eventId, bandUserId],
  );
  return row?.[0];
}

/** Whoever plays no more has not said that they can. */
export async function forgetAnswer(
  tx: BandTransaction,
  eventId: number,
  bandUserId: number,
): Promise<void> {
  await tx.rows(
    {
      text: "delete from event_answers where band_id = $1 and event_id = $2 and band_user_id = $3",
    },
    [tx.bandId, eventId, bandUserId],
  );
}
