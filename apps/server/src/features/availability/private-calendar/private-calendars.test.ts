import {
  addBlockedDate,
  deleteBlockedDate,
  saveBlockedDate,
} from "@bandstand/contracts/blocked-dates";
import { fetchPrivateCalendar } from "@bandstand/contracts/private-calendar";
import { MOST_BLOCKED_DATES } from "@bandstand/domain/blocked-dates";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { dayFromToday } from "../../../../test/events.ts";
import { calendar, entry } from "./calendar.fixture.ts";
import {
  CALENDAR,
  calendarDay,
  outward,
  person,
  RANGES,
  site,
  untilNoJobWaits,
  wholeDay,
} from "./private-calendar.fixture.ts";
import { refresh } from "./private-calendars.jobs.ts";

const api = await testApi({ outward });

describe("a person's own calendar", () => {
  it("makes them unavailable to their bands, who learn nothing else", async () => {
    const { address, host } = await site();
    const { joss, token, save, tell, shown, unavailable, own } = await person(api);
    expect(await shown()).toBeNull();
    const said = await save(address);
    expect(said.answer.calendar).toMatchObject({ isWaiting: true, problem: null, ranges: [] });
    expect(await tell(address)).toEqual({
      shownAddress: `${host}/…8b2d`,
      isWaiting: false,
      problem: null,
      fetchedAt: expect.stringMatching(/Z$/),
      ranges: RANGES,
    });
    expect(await unavailable()).toEqual(RANGES);
    expect(await own()).toMatchObject(
      RANGES.map((range) => ({ ...range, note: null, fromCalendar: true })),
    );
    for (const path of ["/api/eventmembers", "/api/blockeddates", "/api/privatecalendar"])
      for (const as of [token, joss.token]) {
        const text = await (await api.fetch(path, { token: as })).text();
        expect(text).not.toMatch(/4f1c9a7e|Clinic|Leeds/);
      }
  });

  it("is kept without what its entries are about", async () => {
    const { address } = await site();
    const { tell } = await person(api);
    await tell(address);
    const rows = await api.asSuperuser(
      `select c::text as row from bandstand.private_calendars c
       union all select d::text from bandstand.blocked_dates d`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Clinic|Leeds/);
  });

  it("is asked by the clock where the person lives", async () => {
    const at = `${calendarDay(10)}T173000Z`;
    const { address } = await site(calendar(...entry(`DTSTART:${at}`, "DURATION:PT15M")));
    const { tell } = await person(api);
    expect(await tell(address, "UTC")).toMatchObject({ problem: null, ranges: [] });
    expect(await tell(address, "Asia/Dubai")).toMatchObject({
      ranges: [{ firstDay: dayFromToday(10), lastDay: dayFromToday(10) }],
    });
  });

  it("makes nothing stale that has not changed, and all that has", async () => {
    const { address, state } = await site();
    const { token, tell, fetchNow } = await person(api);
    await tell(address);
    const ask = (tag = "") =>
      api.fetch("/api/eventmembers", { token, headers: { "if-none-match": tag } });
    const tag = (await ask()).headers.get("etag") ?? "";
    await fetchNow();
    expect((await ask(tag)).status).toBe(304);
    state.answer = calendar(...wholeDay(10));
    expect((await fetchNow())?.ranges).toHaveLength(1);
    expect((await ask(tag)).status).toBe(200);
  });

  it("is not sent again where it has not changed, save once a week", async () => {
    const { address, asked } = await site((request, response) => {
      if (request.headers["if-none-match"] === '"7"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"7"' }).end(CALENDAR);
    });
    const { joss, tell, fetchNow } = await person(api);
    await tell(address);
    expect(await fetchNow()).toMatchObject({ problem: null, ranges: RANGES });
    await api.asSuperuser(
      "update bandstand.private_calendars set read_at = now() - interval '8 days' where user_id = $1",
      [joss.userId],
    );
    await fetchNow();
    const tags = asked.map(({ headers }) => headers["if-none-match"]);
    expect(tags).toEqual([undefined, '"7"', undefined]);
  });

  it("is forgotten with its days, and those that were said by hand stay", async () => {
    const { address } = await site();
    const { joss, tell, remove, shown, own, unavailable } = await person(api);
    const away = { firstDay: dayFromToday(10), lastDay: dayFromToday(10), note: "Dentist" };
    await api.call(addBlockedDate, { body: away }, joss.token);
    await tell(address);
    expect(await own()).toHaveLength(3);
    expect((await remove()).status).toBe(204);
    expect([await shown(), await own()]).toMatchObject([null, [away]]);
    expect(await unavailable()).toHaveLength(1);
    expect((await remove()).failure.code).toBe("private_calendar_not_found");
    const again = await api.call(fetchPrivateCalendar, {}, joss.token);
    expect(again.failure.code).toBe("private_calendar_not_found");
  });

  it("gives its days to nobody's hand", async () => {
    const { address } = await site();
    const { joss, tell, own } = await person(api);
    await tell(address);
    const params = { id: String((await own())[0]?.id) };
    const saved = await api.call(saveBlockedDate, { params, body: { note: "x" } }, joss.token);
    const deleted = await api.call(deleteBlockedDate, { params }, joss.token);
    expect([saved.status, deleted.status]).toEqual([404, 404]);
  });

  it("takes no room from the days that are said by hand", async () => {
    const days = Array.from({ length: MOST_BLOCKED_DATES }, (_, number) => wholeDay(2 * number));
    const { address } = await site(calendar(...days.flat()));
    const { joss, tell } = await person(api);
    expect((await tell(address))?.ranges).toHaveLength(MOST_BLOCKED_DATES);
    const body = { firstDay: dayFromToday(1), lastDay: dayFromToday(1) };
    expect((await api.call(addBlockedDate, { body }, joss.token)).status).toBe(201);
  });

  it("gives way to another at once, whose days come by themselves", async () => {
    const first = await site();
    const second = await site(calendar(...wholeDay(30)));
    const { save, tell, settled } = await person(api);
    await tell(first.address);
    const said = await save(second.address);
    expect(said.answer.calendar).toMatchObject({ isWaiting: true, fetchedAt: null, ranges: [] });
    expect((await settled())?.ranges).toEqual([
      { firstDay: dayFromToday(30), lastDay: dayFromToday(30) },
    ]);
  });

  it("that was changed while the one before was being asked is not mixed up with it", async () => {
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
    const slow = await site((_request, response) => void isLet.then(() => response.end(CALENDAR)));
    const quick = await site(calendar(...wholeDay(30)));
    const { save, settled, shown } = await person(api);
    await save(slow.address);
    await expect.poll(() => slow.asked.length).toBe(1);
    await save(quick.address);
    await settled();
    letGo();
    await untilNoJobWaits(api);
    expect((await shown())?.ranges).toEqual([
      { firstDay: dayFromToday(30), lastDay: dayFromToday(30) },
    ]);
  });
});

describe("a calendar is asked again of itself", () => {
  const due = (userId: number) =>
    api.asSuperuser<{ hours: number; failures: number }>(
      `select round(extract(epoch from due_at - now()) / 3600)::integer as hours, failures
       from bandstand.private_calendars where user_id = $1`,
      [userId],
    );
  const makeDue = (userId: number) =>
    api.asSuperuser(
      "update bandstand.private_calendars set due_at = now() - interval '1 minute' where user_id = $1",
      [userId],
    );

  it("when its time has come, and no sooner", async () => {
    const { address, asked, state } = await site();
    const { joss, tell, shown } = await person(api);
    await tell(address);
    expect(await due(joss.userId)).toEqual([{ hours: 6, failures: 0 }]);
    await refresh(api.services);
    await untilNoJobWaits(api);
    expect(asked).toHaveLength(1);
    state.answer = calendar(...wholeDay(30));
    await makeDue(joss.userId);
    await Promise.all([refresh(api.services), refresh(api.services)]);
    await expect.poll(async () => (await shown())?.ranges.length).toBe(1);
    await untilNoJobWaits(api);
    expect(asked).toHaveLength(2);
  });

  it("ever later where it brings nothing", async () => {
    const { address } = await site((_request, response) => response.writeHead(500).end());
    const { joss, tell, fetchNow } = await person(api);
    await tell(address);
    expect(await due(joss.userId)).toEqual([{ hours: 1, failures: 1 }]);
    await fetchNow();
    await fetchNow();
    expect(await due(joss.userId)).toEqual([{ hours: 4, failures: 3 }]);
  });
});
