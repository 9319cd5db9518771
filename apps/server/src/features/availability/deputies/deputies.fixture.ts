/** A gig for which deputies are asked, for tests. */
import { type AskDeputies, askDeputies, getEventDeputies } from "@bandstand/contracts/deputies";
import type { AddEvent } from "@bandstand/contracts/events";
import type { TestApi } from "../../../../test/api.ts";
import type { NewMember } from "../../../../test/members.ts";
import { gig } from "../asking.fixture.ts";
import { timeOut } from "./deputies.jobs.ts";

export async function gigWithDeputies(
  api: TestApi,
  nicknames: readonly string[] = ["Rob", "Sue", "Tom"],
  said: Partial<AddEvent> = {},
) {
  const of = await gig(api, said);
  const ana = await of.member("Ana");
  const deputies: (NewMember & { email: string; nickname: string })[] = [];
  for (const nickname of nicknames) {
    const one = await of.member(nickname, "H");
    await api.asSuperuser(
      "update bandstand.band_users set role_id = (select id from bandstand.roles where tag = 'MD') where id = $1",
      [one.bandUserId],
    );
    deputies.push({ ...one, nickname });
  }
  const ask = (asking: Partial<AskDeputies> = {}, as = of.token) =>
    api.call(
      askDeputies,
      {
        params: of.params,
        body: {
          bandUserId: ana.bandUserId,
          deputyIds: deputies.map(({ bandUserId }) => bandUserId),
          hours: 24,
          note: null,
          ...asking,
        },
      },
      as,
    );
  const read = async () =>
    (await api.call(getEventDeputies, { params: of.params }, of.token)).answer;
  /** "Rob: waiting", "Sue: declined", of the latest asking for this member. */
  const states = async (missing: number | null = ana.bandUserId) => {
    const { askings } = await read();
    const latest = askings.find(({ bandUserId }) => bandUserId === missing);
    return latest?.deputies.map(
      ({ nickname, askedAt, outcome }) =>
        `${nickname}: ${outcome ?? (askedAt === null ? "not asked" : "waiting")}`,
    );
  };
  /** What the clock does at the end of somebody's time, on so many servers at once. */
  const clock = async (nickname: string, hours: number, servers = 1) => {
    const [latest] = await api.asSuperuser<{ id: number }>(
      "select max(id) as id from bandstand.deputy_askings where band_id = $1",
      [of.bandUser.bandId],
    );
    const bandUserId = deputies.find((one) => one.nickname === nickname)?.bandUserId ?? 0;
    const now = () => new Date(Date.now() + hours * 3_600_000);
    const services = { database: api.services.database, now };
    const told = { bandId: of.bandUser.bandId, askingId: latest?.id ?? 0, bandUserId };
    // Each has its connection by then: else the first would be done before the others begin.
    const ready = () =>
      services.database.band({ bandId: told.bandId }, (tx) =>
        tx.rows({ text: "select pg_sleep(0.05)" }),
      );
    if (servers > 1) await Promise.all(Array.from({ length: servers }, ready));
    await Promise.all(Array.from({ length: servers }, () => timeOut(services, told)));
  };
  const mailTo = (nickname: string) =>
    api.mailTo(deputies.find((one) => one.nickname === nickname)?.email ?? "");
  /** The address of the button in the mail that asks. */
  const linkOf = async (nickname: string) => pathTo("deputy", (await mailTo(nickname)).text);
  const press = (path: string, answer: string) =>
    api.fetch(path, { method: "POST", body: new URLSearchParams({ answer }) });
  /** The subject of the next mail to who has founded the band, after the one that greets them. */
  let isGreeted = false;
  const toldEditor = async () => {
    const [editor] = await api.asSuperuser<{ email: string }>(
      `select u.email from bandstand.users u join bandstand.band_users m on m.user_id = u.id where m.id = $1`,
      [of.bandUser.id],
    );
    if (!isGreeted) await api.mailTo(editor?.email ?? "");
    isGreeted = true;
    return (await api.mailTo(editor?.email ?? "")).subject;
  };
  /** Each time that somebody is asked, a job waits for the end of their time. */
  const howManyAsked = async () => {
    const [jobs] = await api.asSuperuser<{ count: number }>(
      `select count(*)::integer as count from graphile_worker._private_jobs
       where (payload ->> 'bandId')::integer = $1 and payload ->> 'askingId' is not null
         and payload ->> 'bandUserId' is not null`,
      [of.bandUser.bandId],
    );
    return jobs?.count;
  };
  return {
    ...of,
    ana,
    deputies,
    ask,
    read,
    states,
    clock,
    mailTo,
    linkOf,
    press,
    toldEditor,
    howManyAsked,
  };
}

/** Of a mail, without where people reach the product. */
export function pathTo(page: "deputy" | "guest", text: string | undefined): string {
  return new RegExp(`https://bandstand\\.test(/${page}/\\S+)`).exec(text ?? "")?.[1] ?? "";
}
