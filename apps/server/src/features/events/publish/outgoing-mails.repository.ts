/** Mails on their way, a row each. A row says who has it: it waits, somebody sends it, or it is done with. */
import type { MailRecipient } from "@bandstand/contracts/publishing";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Database } from "../../../platform/database/transactions.ts";

/** What became of mails that went as one. Those that wait again do so for some seconds. */
export interface Outcome {
  mailIds: readonly number[];
  /** Of these, those that were left out of it. */
  withdrawnIds: readonly number[];
  state: "waiting" | "sent" | "failed" | "withdrawn";
  error: string | null;
  pause: number;
}

export interface TakenMail {
  id: number;
  publicationId: number;
  eventId: number;
  recipient: MailRecipient;
  followerId: number | null;
  toAddress: string;
  attempts: number;
  /** Whether the event still is as the mail says, and its reader still wants it. */
  isWanted: boolean;
}

/** What is taken, with what decides whether it still goes out. */
const TAKEN = `
  select t.id, t.publication_id as "publicationId", p.event_id as "eventId", t.recipient,
    t.follower_id as "followerId", t.to_address as "toAddress", t.attempts,
    s.tag = p.status and (t.recipient <> 'F'
      or (f.events and not e.draft and not e.private_event and y.public_performance)) as "isWanted"
  from taken t
  join event_publications p on p.band_id = $1 and p.id = t.publication_id
  join events e on e.band_id = $1 and e.id = p.event_id
  join event_statuses s on s.id = e.event_status_id
  join event_types y on y.id = e.event_type_id
  left join followers f on f.band_id = $1 and f.id = t.follower_id`;

/**
 * A sender says what became of its last mail and takes the next in one statement: when its server is killed, what it had
 * in hand is all that nobody knows of. Whose claim was taken from it says nothing any more.
 */
const TELL_AND_TAKE_ONE = {
  name: "tell_and_take_mail",
  text: `
    with told as (
      update outgoing_mails set state = $4, last_error = $5, due_at = now() + make_interval(secs => $6), claimed_by = null,
        sent_at = case when $4 = 'sent' then now() else sent_at end
      where band_id = $1 and id = $3 and state = 'sending' and claimed_by = $2
    ), next as (
      select id from outgoing_mails
      where $7 and band_id = $1 and state = 'waiting' and due_at <= $8::timestamptz
      order by (recipient = 'F'), due_at, id limit 1 for update skip locked
    ), taken as (
      update outgoing_mails m set state = 'sending', claimed_by = $2, attempts = m.attempts + 1
      from next n where m.band_id = $1 and m.id = n.id
      returning m.id, m.publication_id, m.recipient, m.follower_id, m.to_address, m.attempts
    )
    ${TAKEN}`,
};

/**
 * The same where something is for a digest: what one follower waits for that is due at the very same time is one mail.
 * Whoever takes the first takes all, and nobody begins with another. Which one is the first is asked row by row, of as few
 * as it takes: a join would read all. It is half as quick as taking one, which is why not every run asks it.
 */
const TELL_AND_TAKE_TOGETHER = {
  name: "tell_and_take_mails",
  text: `
    with told as (
      update outgoing_mails set state = case when id = any ($9::integer[]) then 'withdrawn' else $4 end, last_error = $5,
        due_at = now() + make_interval(secs => $6), claimed_by = null,
        sent_at = case when $4 = 'sent' and not id = any ($9::integer[]) then now() else sent_at end
      where band_id = $1 and id = any ($3::integer[]) and state = 'sending' and claimed_by = $2
    ), next as (
      select id, follower_id, due_at from outgoing_mails m
      where $7 and band_id = $1 and state = 'waiting' and due_at <= $8::timestamptz and id = coalesce((
        select min(o.id) from outgoing_mails o
        where o.band_id = $1 and o.follower_id = m.follower_id and o.state = 'waiting' and o.due_at = m.due_at), id)
      order by (recipient = 'F'), due_at, id limit 1 for update skip locked
    ), besides as (
      select o.id from outgoing_mails o join next n on o.follower_id = n.follower_id and o.due_at = n.due_at
      where o.band_id = $1 and o.state = 'waiting' and o.id <> n.id for update of o skip locked
    ), taken as (
      update outgoing_mails m set state = 'sending', claimed_by = $2, attempts = m.attempts + 1
      from (select id from next union all select id from besides) n where m.band_id = $1 and m.id = n.id
      returning m.id, m.publication_id, m.recipient, m.follower_id, m.to_address, m.attempts
    ), mails as (${TAKEN})
    select json_agg(m order by e.event_date, m.id) as mails
    from mails m join events e on e.band_id = $1 and e.id = m."eventId"
    having count(*) > 0`,
};

/** One run through the mails of a band. */
export interface Run {
  bandId: number;
  /** A UUID. */
  id: string;
  /** What falls due later waits for the next run, which knows whether it is for a digest. */
  until: string;
  /** Whether something is for a digest. */
  together: boolean;
}

/** @returns what goes to one reader as one mail, by the days of the events; null where nothing is due, or `takes` is false */
export async function tellAndTake(
  database: Database,
  { bandId, id: run, until, together }: Run,
  { takes, told }: { takes: boolean; told: Outcome | null },
): Promise<TakenMail[] | null> {
  const { mailIds = [], withdrawnIds = [], state = null, error = null, pause = 0 } = told ?? {};
  const said = [state, error, pause, takes, until];
  if (!together) {
    const values = [bandId, run, mailIds[0] ?? null, ...said];
    const taken = await database.systemOne<TakenMail>(TELL_AND_TAKE_ONE, values);
    return taken && [taken];
  }
  const values = [bandId, run, mailIds, ...said, withdrawnIds];
  const taken = await database.systemOne<{ mails: TakenMail[] }>(TELL_AND_TAKE_TOGETHER, values);
  return taken?.mails ?? null;
}

export async function beginRun(database: Database, bandId: number, id: string): Promise<Run> {
  await takeBack(database, bandId, id);
  const begun = await database.systemOne<Pick<Run, "until" | "together">>(
    {
      name: "begin_run_of_mails",
      text: `
        select now()::text as until, exists (
          select from event_publications p
          where p.band_id = $1 and (p.options ->> 'digest')::boolean and exists (
            select from outgoing_mails m
            where m.band_id = $1 and m.publication_id = p.id and m.state = 'waiting' and m.due_at <= now())) as together`,
    },
    [bandId],
  );
  if (!begun) throw new Error("A run of mails could not be begun.");
  return { bandId, id, ...begun };
}

/** What a run had in hand that is over: its band has one at a time. Whether it went out nobody knows; it is sent again. */
async function takeBack(database: Database, bandId: number, run: string): Promise<void> {
  await database.systemOne(
    {
      name: "take_mails_back",
      text: `
        update outgoing_mails set state = 'waiting', claimed_by = null
        where band_id = $1 and state = 'sending' and claimed_by <> $2`,
    },
    [bandId, run],
  );
}

/**
 * What was sent has come back. Of several gigs that went to a follower as one mail, all have. Said twice, or of a mail that waits
 * again, it changes nothing.
 */
export async function failedAfterSent(
  database: Database,
  { bandId, mailId }: { bandId: number; mailId: number },
  why: string,
): Promise<void> {
  await database.systemOne(
    {
      name: "mail_failed_after_sent",
      text: `
        update outgoing_mails m set state = 'failed', last_error = $3
        from outgoing_mails o
        where o.band_id = $1 and o.id = $2 and m.band_id = $1 and m.state = 'sent'
          and (m.id = o.id or (m.follower_id = o.follower_id and m.sent_at = o.sent_at))`,
    },
    [bandId, mailId, why],
  );
}

export function findFacts(
  database: Database,
  bandId: number,
  publicationId: number,
): Promise<{ facts: PublicationFacts | null } | null> {
  return database.systemOne(
    {
      name: "find_facts_of_publication",
      text: "select facts from event_publications where band_id = $1 and id = $2",
    },
    [bandId, publicationId],
  );
}

/** Seconds until the next mail of the band is due; null where none waits. */
export async function secondsUntilDue(database: Database, bandId: number): Promise<number | null> {
  const row = await database.systemOne<{ seconds: number }>(
    {
      name: "seconds_until_mail_is_due",
      text: `
        select greatest(0, extract(epoch from min(due_at) - now()))::float8 as seconds
        from outgoing_mails where band_id = $1 and state = 'waiting'
        having count(*) > 0`,
    },
    [bandId],
  );
  return row?.seconds ?? null;
}

/** Bands with mails that are due, or that somebody has had in hand for long. */
export async function listBandsWithMails(database: Database): Promise<number[]> {
  const rows = await database.system(
    (tx) =>
      tx.arrays<[number]>({
        name: "list_bands_with_mails",
        text: `
          select distinct band_id from outgoing_mails
          where (state = 'waiting' and due_at < now() - interval '1 minute') or state = 'sending'
          union select band_id from event_publications where follower_edition is not null`,
      }),
    { readOnly: true },
  );
  return rows.map(([bandId]) => bandId);
}
