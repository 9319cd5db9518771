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

/**
 * A sender says what became of its last mail and takes the next in one statement: when its server is killed, what it had
 * in hand is all that nobody knows of. Whose claim was taken from it says nothing any more.
 *
 * What one follower waits for that is due at the very same time is one digest: whoever takes the first takes all, and
 * nobody begins with another. Which one is the first is asked row by row, of as few as it takes: a join would read all.
 */
const TELL_AND_TAKE = {
  name: "tell_and_take_mails",
  text: `
    with told as (
      update outgoing_mails set state = case when id = any ($8::integer[]) then 'withdrawn' else $4 end, last_error = $5,
        due_at = now() + make_interval(secs => $6), claimed_by = null,
        sent_at = case when $4 = 'sent' and not id = any ($8::integer[]) then now() else sent_at end
      where band_id = $1 and id = any ($3::integer[]) and state = 'sending' and claimed_by = $2
    ), next as (
      select id, follower_id, due_at from outgoing_mails m
      where $7 and band_id = $1 and state = 'waiting' and due_at <= now() and id = coalesce((
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
    )
    select json_agg(json_build_object('id', t.id, 'publicationId', t.publication_id, 'eventId', p.event_id,
      'recipient', t.recipient, 'followerId', t.follower_id, 'toAddress', t.to_address, 'attempts', t.attempts,
      'isWanted', s.tag = p.status and (t.recipient <> 'F'
        or (f.events and not e.draft and not e.private_event and y.public_performance))) order by e.event_date, t.id) as mails
    from taken t
    join event_publications p on p.band_id = $1 and p.id = t.publication_id
    join events e on e.band_id = $1 and e.id = p.event_id
    join event_statuses s on s.id = e.event_status_id
    join event_types y on y.id = e.event_type_id
    left join followers f on f.band_id = $1 and f.id = t.follower_id
    having count(*) > 0`,
};

export interface Sender {
  bandId: number;
  /** Of the run, a UUID. */
  run: string;
  /** False only tells. */
  takes: boolean;
}

/** @returns what goes to one reader as one mail, by the days of the events; null where nothing is due */
export async function tellAndTake(
  database: Database,
  { bandId, run, takes }: Sender,
  told: Outcome | null,
): Promise<TakenMail[] | null> {
  const { mailIds = [], withdrawnIds = [], state = null, error = null, pause = 0 } = told ?? {};
  const values = [bandId, run, mailIds, state, error, pause, takes, withdrawnIds];
  const taken = await database.systemOne<{ mails: TakenMail[] }>(TELL_AND_TAKE, values);
  return taken?.mails ?? null;
}

/** What a run had in hand that is over: its band has one at a time. Whether it went out nobody knows; it is sent again. */
export async function takeBack(database: Database, bandId: number, run: string): Promise<void> {
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
