/** Mails on their way, a row each. A row says who has it: it waits, somebody sends it, or it is done with. */
import type { MailRecipient } from "@bandstand/contracts/publishing";
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { Database } from "../../../platform/database/transactions.ts";

/** What became of a mail. One that waits again does so for some seconds. */
export interface Outcome {
  mailId: number;
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
 */
const TELL_AND_TAKE = {
  name: "tell_and_take_mail",
  text: `
    with told as (
      update outgoing_mails set state = $4, last_error = $5, due_at = now() + make_interval(secs => $6), claimed_by = null,
        sent_at = case when $4 = 'sent' then now() else sent_at end
      where band_id = $1 and id = $3 and state = 'sending' and claimed_by = $2
    ), next as (
      select id from outgoing_mails
      where $7 and band_id = $1 and state = 'waiting' and due_at <= now()
      order by (recipient = 'F'), due_at, id limit 1 for update skip locked
    ), taken as (
      update outgoing_mails m set state = 'sending', claimed_by = $2, attempts = m.attempts + 1
      from next n where m.band_id = $1 and m.id = n.id
      returning m.id, m.publication_id, m.recipient, m.follower_id, m.to_address, m.attempts
    )
    select t.id, t.publication_id as "publicationId", p.event_id as "eventId", t.recipient,
      t.follower_id as "followerId", t.to_address as "toAddress", t.attempts,
      s.tag = p.status and (t.recipient <> 'F'
        or (f.events and not e.draft and not e.private_event and y.public_performance)) as "isWanted"
    from taken t
    join event_publications p on p.band_id = $1 and p.id = t.publication_id
    join events e on e.band_id = $1 and e.id = p.event_id
    join event_statuses s on s.id = e.event_status_id
    join event_types y on y.id = e.event_type_id
    left join followers f on f.band_id = $1 and f.id = t.follower_id`,
};

export interface Sender {
  bandId: number;
  /** Of the run, a UUID. */
  run: string;
  /** False only tells. */
  takes: boolean;
}

export function tellAndTake(
  database: Database,
  { bandId, run, takes }: Sender,
  told: Outcome | null,
): Promise<TakenMail | null> {
  const { mailId = null, state = null, error = null, pause = 0 } = told ?? {};
  return database.systemOne<TakenMail>(TELL_AND_TAKE, [
    bandId,
    run,
    mailId,
    state,
    error,
    pause,
    takes,
  ]);
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
