import { publishEvent } from "@bandstand/contracts/publishing";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { testDatabase } from "../../../../test/database.ts";
import { newEvent } from "../../../../test/events.ts";
import { publishedGig } from "../../../../test/published-gig.ts";
import { MailDeferred, type Message } from "../../../platform/mail/mailer.ts";
import { bandWithGig } from "./publishing.fixture.ts";
import { CONFIRMATION } from "./publish-options.fixture.ts";
import { addFollowerMails } from "./readers.repository.ts";
import { wakeMailer } from "./send-mails.jobs.ts";
import { sendDueMails } from "./send-run.ts";

const tested = await testDatabase();
const { database, asSuperuser } = tested;

/** Gigs that are all published for one evening; what is sent is kept. */
async function evening(name: string, { gigs, followers }: { gigs: number; followers: number }) {
  const { bandId, states, passTime } = await publishedGig(tested, name, followers);
  await asSuperuser(
    `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, draft)
     select band_id, 'Gig ' || i, '2027-10-01'::date + i, 1, 2, false
     from bandstand.events, generate_series(2, $2::integer) i where band_id = $1`,
    [bandId, gigs],
  );
  await asSuperuser(
    `insert into bandstand.event_publications (band_id, event_id, status, facts, follower_edition)
     select e.band_id, e.id, 'C', p.facts || jsonb_build_object('venueName', e.name), gen_random_uuid()
     from bandstand.events e join bandstand.event_publications p on p.band_id = e.band_id
     where e.band_id = $1 and e.name like 'Gig %'`,
    [bandId],
  );
  await asSuperuser(
    `update bandstand.event_publications set options = '{"digest":true}' where band_id = $1`,
    [bandId],
  );
  await database.band({ bandId }, addFollowerMails);
  const sent: Message[] = [];
  const run = (send = async (message: Message) => void sent.push(message)) =>
    sendDueMails(
      {
        database,
        mailer: { send },
        publicUrl: "https://bandstand.test",
        linkKey: Buffer.alloc(32),
      },
      bandId,
      new AbortController().signal,
    );
  return { bandId, states, passTime, sent, run };
}

describe("gigs that are published for the evening", () => {
  it("wait for it, and then come as one mail that tells of each", async () => {
    const { states, passTime, sent, run } = await evening("Larks", { gigs: 3, followers: 1 });
    await run();
    expect(sent).toEqual([]);
    await passTime();
    await run();
    expect(sent.map(({ subject }) => subject)).toEqual(["Nightjars: 3 new gigs"]);
    for (const place of ["The Half Crown", "Gig 2", "Gig 3"]) {
      expect(sent[0]?.text).toContain(place);
      expect(sent[0]?.html).toContain(place);
    }
    expect(sent[0]?.attachments).toHaveLength(3);
    expect(sent[0]?.listUnsubscribe).toContain("/unsubscribe/");
    expect(await states()).toEqual({ sent: 3 });
  });

  it("are one mail for each of many followers, however many senders there are", async () => {
    const { states, passTime, sent, run } = await evening("Terns", { gigs: 3, followers: 200 });
    await passTime();
    await run();
    expect(new Set(sent.map(({ to }) => to)).size).toBe(200);
    expect(sent).toHaveLength(200);
    expect(await states()).toEqual({ sent: 600 });
  });

  it("are begun by nobody else while somebody has the first of them in hand", async () => {
    const { bandId, passTime, sent, run } = await evening("Gulls", { gigs: 2, followers: 1 });
    await passTime();
    await database.system(async (tx) => {
      await tx.rows(
        {
          text: "select id from outgoing_mails where band_id = $1 order by id limit 1 for update",
        },
        [bandId],
      );
      await run();
      expect(sent).toEqual([]);
    });
    await run();
    expect(sent.map(({ subject }) => subject)).toEqual(["Nightjars: 2 new gigs"]);
  });

  it("go together again when the mail server has put them off", async () => {
    const { states, passTime, sent, run } = await evening("Swifts", { gigs: 2, followers: 3 });
    await passTime();
    await run(async () => {
      throw new MailDeferred("451 Greylisted");
    });
    expect(await states()).toEqual({ waiting: 6 });
    await passTime();
    await run();
    expect(sent).toHaveLength(3);
  });

  it("are told of without those that were taken back by then", async () => {
    const { bandId, states, passTime, sent, run } = await evening("Owls", {
      gigs: 2,
      followers: 1,
    });
    await asSuperuser(
      "update bandstand.events set private_event = true where band_id = $1 and name = 'Gig 2'",
      [bandId],
    );
    await passTime();
    await run();
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Nightjars at The Half Crown, Sat 18-Sep-2027",
    ]);
    expect(await states()).toEqual({ sent: 1, withdrawn: 1 });
  });

  it("tell of one that was published twice by its last words", async () => {
    const { bandId, states, passTime, sent, run } = await evening("Doves", {
      gigs: 2,
      followers: 1,
    });
    await asSuperuser(
      `insert into bandstand.event_publications (band_id, event_id, status, facts, follower_edition, options)
       select band_id, event_id, status, facts || '{"venueName":"Blue Heron"}', gen_random_uuid(), options
       from bandstand.event_publications where band_id = $1 and facts ->> 'venueName' = 'Gig 2'`,
      [bandId],
    );
    await database.band({ bandId }, addFollowerMails);
    await passTime();
    await run();
    expect(sent[0]?.subject).toBe("Nightjars: 2 new gigs");
    expect(sent[0]?.text).toContain("Blue Heron");
    expect(sent[0]?.text).not.toContain("Gig 2,");
    expect(await states()).toEqual({ sent: 2, withdrawn: 1 });
  });

  it("are one mail even if their time comes while others go out one by one", async () => {
    const { bandId, passTime, sent, run } = await evening("Dunlins", { gigs: 3, followers: 1 });
    await asSuperuser(
      `update bandstand.event_publications set options = '{}'
       where band_id = $1 and facts ->> 'venueName' = 'Gig 3'`,
      [bandId],
    );
    await asSuperuser(
      `update bandstand.outgoing_mails set due_at = now() - interval '1 minute'
       where band_id = $1 and publication_id = (select max(publication_id) from bandstand.outgoing_mails where band_id = $1)`,
      [bandId],
    );
    await run(async (message) => {
      sent.push(message);
      await passTime();
    });
    await run();
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Nightjars at Gig 3, Sat 18-Sep-2027",
      "Nightjars: 2 new gigs",
    ]);
  });

  it("leave what is published at once by itself", async () => {
    const { bandId, sent, run } = await evening("Crows", { gigs: 3, followers: 2 });
    await asSuperuser("delete from bandstand.outgoing_mails where band_id = $1", [bandId]);
    await asSuperuser(
      `update bandstand.event_publications set options = '{}', follower_edition = gen_random_uuid()
       where band_id = $1`,
      [bandId],
    );
    await run();
    expect(sent).toHaveLength(6);
  });

  it.each([
    ["in the morning", "Europe/London", "2026-12-01T09:00:00Z", "2026-12-01T18:00:00Z"],
    ["at six", "Europe/London", "2026-12-01T18:00:00Z", "2026-12-02T18:00:00Z"],
    [
      "late, before summer time begins",
      "Europe/London",
      "2026-03-28T22:00:00Z",
      "2026-03-29T17:00:00Z",
    ],
    ["elsewhere", "America/New_York", "2026-07-01T02:00:00Z", "2026-07-01T22:00:00Z"],
  ])("%s wait for six where the band is", async (_when, timeZone, published, due) => {
    const { bandId } = await publishedGig(tested, `Wrens ${published}`, 1);
    await asSuperuser("update bandstand.bands set time_zone = $2 where id = $1", [
      bandId,
      timeZone,
    ]);
    await asSuperuser(
      `update bandstand.event_publications set options = '{"digest":true}', created_at = $2 where band_id = $1`,
      [bandId, published],
    );
    await database.band({ bandId }, addFollowerMails);
    const [mail] = await asSuperuser<{ same: boolean }>(
      "select due_at = $2::timestamptz as same from bandstand.outgoing_mails where band_id = $1",
      [bandId, due],
    );
    expect(mail).toEqual({ same: true });
  });
});

it("a digest that is chosen in the call goes out by mail once it is evening", async () => {
  const api = await testApi();
  const { token, bandId, bandUser, send, follow } = await bandWithGig(api, {
    name: "Harvest dance",
  });
  await follow(1, "digest");
  const other = await newEvent(api, token, { name: "Winter dance", draft: false });
  const options = { ...CONFIRMATION, sendFollowers: true, digest: true };
  await send(options);
  await api.call(
    publishEvent,
    { params: { id: String(other.id) }, body: { mode: "S", options } },
    token,
  );
  await expect
    .poll(() =>
      api.asSuperuser("select id from bandstand.outgoing_mails where band_id = $1", [bandId]),
    )
    .toHaveLength(2);
  await api.asSuperuser("update bandstand.outgoing_mails set due_at = now() where band_id = $1", [
    bandId,
  ]);
  await api.services.database.band({ bandId }, wakeMailer);
  const mail = await api.mailTo("digest1@fans.example");
  expect(mail.subject).toBe(`${bandUser.TheBand.name}: 2 new gigs`);
});
