import { listEventMembers } from "@bandstand/contracts/availability";
import {
  addBlockedDate,
  deleteBlockedDate,
  listBlockedDates,
  saveBlockedDate,
} from "@bandstand/contracts/blocked-dates";
import { BLOCKED_DATE_MESSAGES, MOST_BLOCKED_DATES } from "@bandstand/domain/blocked-dates";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { dayFromToday } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";

const api = await testApi();

const HOLIDAY = { firstDay: "2027-08-01", lastDay: "2027-08-14", note: "Brittany" };

async function person() {
  const { token, bandUser } = await api.newBand("Nightjars");
  const joss = await newMember(api, bandUser.bandId, { EV: "R" }, "Joss");
  const block = (range = HOLIDAY, as = joss.token) => api.call(addBlockedDate, { body: range }, as);
  const own = async (as = joss.token) => (await api.call(listBlockedDates, {}, as)).answer;
  const unavailable = async (as = token) => {
    const { answer } = await api.call(listEventMembers, {}, as);
    return answer.find(({ nickname }) => nickname === "Joss")?.unavailable;
  };
  return { token, bandUser, joss, block, own, unavailable };
}

/** The same person in another band. */
async function inAnotherBand({ userId }: { userId: number }) {
  const { token, bandUser } = await api.newBand("Salt & Neon");
  const [member] = await api.asSuperuser<{ id: number }>(
    `insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
     values ($1, $2, 'Joss', 1, now()) returning id`,
    [bandUser.bandId, userId],
  );
  await api.asSuperuser(
    `insert into bandstand.band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
     select $1, $2, id, 'R' from bandstand.menu_options`,
    [bandUser.bandId, member?.id],
  );
  const theirs = newSecret();
  await api.asSuperuser(
    "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
    [bandUser.bandId, member?.id, hashSecret(theirs)],
  );
  return { token, bandUser, joss: theirs };
}

describe("blocked dates", () => {
  it("are told to oneself with their note, and to the band without it", async () => {
    const { joss, block, own, unavailable, token } = await person();
    const { status, answer } = await block();
    expect(status).toBe(201);
    expect(await own()).toEqual([{ id: answer.id, ...HOLIDAY, fromCalendar: false }]);
    expect(await own(token)).toEqual([]);
    expect(await unavailable()).toEqual([{ firstDay: "2027-08-01", lastDay: "2027-08-14" }]);
    const text = await (await api.fetch("/api/eventmembers", { token: joss.token })).text();
    expect(text).not.toContain("Brittany");
  });

  it("hold in every band of the person, whichever they were said in, and in no other", async () => {
    const { joss, block, own, unavailable } = await person();
    const other = await inAnotherBand(joss);
    const stranger = await person();
    await block();
    expect(await own(other.joss)).toMatchObject([HOLIDAY]);
    expect(await unavailable(other.token)).toHaveLength(1);
    expect(await stranger.unavailable()).toEqual([]);
  });

  it("make the members of each of these bands stale", async () => {
    const { joss, block } = await person();
    const other = await inAnotherBand(joss);
    const ask = (tag = "") =>
      api.fetch("/api/eventmembers", { token: other.token, headers: { "if-none-match": tag } });
    const tag = (await ask()).headers.get("etag") ?? "";
    expect((await ask(tag)).status).toBe(304);
    await block();
    expect((await ask(tag)).status).toBe(200);
  });

  it("are changed and taken back by the person alone", async () => {
    const { token, block, own, unavailable, joss } = await person();
    const { answer } = await block();
    const params = { id: String(answer.id) };
    const body = { lastDay: "2027-08-20" };
    expect((await api.call(saveBlockedDate, { params, body }, token)).status).toBe(404);
    expect((await api.call(deleteBlockedDate, { params }, token)).status).toBe(404);
    const saved = await api.call(saveBlockedDate, { params, body }, joss.token);
    expect(saved.answer).toEqual({ ...HOLIDAY, ...body, id: answer.id, fromCalendar: false });
    expect(await unavailable()).toEqual([{ firstDay: "2027-08-01", lastDay: "2027-08-20" }]);
    expect((await api.call(deleteBlockedDate, { params }, joss.token)).status).toBe(204);
    expect([await own(), await unavailable()]).toEqual([[], []]);
    const again = await api.call(deleteBlockedDate, { params }, joss.token);
    expect(again.failure.code).toBe("blocked_date_not_found");
  });

  it.each([
    [{ lastDay: "2027-07-31" }, BLOCKED_DATE_MESSAGES.endsBefore],
    [{ lastDay: "2028-08-02" }, BLOCKED_DATE_MESSAGES.tooLong],
    [{ firstDay: "2027-02-31" }, expect.any(String)],
    [{ lastDay: "9999-12-31" }, expect.any(String)],
  ])("are no range with %j", async (changed, message) => {
    const { block, joss } = await person();
    const refused = await block({ ...HOLIDAY, ...changed });
    const [path] = Object.keys(changed);
    expect([refused.status, refused.failure.fields]).toEqual([422, [{ path, message }]]);
    const { answer } = await block();
    const params = { id: String(answer.id) };
    const saved = await api.call(saveBlockedDate, { params, body: changed }, joss.token);
    expect(saved.status).toBe(422);
  });

  it("are told from two months ago on, since a month of the past shows them too", async () => {
    const { block, unavailable } = await person();
    const on = (days: number) => ({
      firstDay: dayFromToday(days),
      lastDay: dayFromToday(days),
      note: "",
    });
    await block(on(-63));
    await block(on(-60));
    expect(await unavailable()).toMatchObject([{ firstDay: dayFromToday(-60) }]);
  });

  it("are no more than a person needs", async () => {
    const { joss, block } = await person();
    await api.asSuperuser(
      `insert into bandstand.blocked_dates (user_id, first_day, last_day)
       select $1, date '2027-01-01' + n, date '2027-01-01' + n from generate_series(1, $2::integer) n`,
      [joss.userId, MOST_BLOCKED_DATES],
    );
    const { status, failure } = await block();
    expect([status, failure.message]).toEqual([409, BLOCKED_DATE_MESSAGES.tooMany]);
  });
});

describe("a band's transaction", () => {
  it("cannot read why somebody is away, nor write that they are", async () => {
    const { bandUser, block } = await person();
    await block();
    const run = (text: string) =>
      api.services.database.band({ bandId: bandUser.bandId }, (tx) => tx.rows({ text }));
    expect(await run("select first_day, last_day from blocked_dates")).toHaveLength(1);
    for (const text of [
      "select note from blocked_dates",
      "select from_calendar from blocked_dates",
      "select address from private_calendars",
      "update blocked_dates set last_day = first_day",
      "delete from blocked_dates",
    ])
      await expect(run(text)).rejects.toThrow("permission denied");
  });
});
