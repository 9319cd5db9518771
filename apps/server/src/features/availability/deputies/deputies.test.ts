/** Deputies are asked one after the other, as an editor sees it. */
import { answerEvent } from "@bandstand/contracts/availability";
import { skipDeputy, stopDeputies, takeBackDeputy } from "@bandstand/contracts/deputies";
import { addBlockedDate } from "@bandstand/contracts/blocked-dates";
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CANCELLED, dayFromToday } from "../../../../test/events.ts";
import { gigWithDeputies } from "./deputies.fixture.ts";
import { timeOut, timeOutLate } from "./deputies.jobs.ts";

const api = await testApi();

async function asked(nicknames?: readonly string[]) {
  const of = await gigWithDeputies(api, nicknames);
  const { answer } = await of.ask({ note: "We have your kit" });
  return { ...of, asking: { id: String(answer.askings[0]?.id) } };
}

describe("deputies", () => {
  it("are those with that role who can come in, with who is away on the day", async () => {
    const { read, deputies, member, event } = await gigWithDeputies(api);
    await member("Joss");
    const [, sue, tom] = deputies;
    const range = { firstDay: event.eventDate, lastDay: event.eventDate, note: null };
    await api.call(addBlockedDate, { body: range }, sue?.token);
    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      tom?.bandUserId,
    ]);
    expect((await read()).deputies).toMatchObject([
      { nickname: "Rob", isAway: false },
      { nickname: "Sue", isAway: true },
    ]);
  });

  it("are asked from the first on, who gets a mail with who is played for and until when", async () => {
    const { ask, states, mailTo } = await gigWithDeputies(api);
    expect((await ask({ note: "We have your kit" })).status).toBe(200);
    expect(await states()).toEqual(["Rob: waiting", "Sue: not asked", "Tom: not asked"]);
    const mail = await mailTo("Rob");
    expect(mail.subject).toMatch(/^Can you play Harvest dance on .* for Ana\?$/);
    expect(mail.text).toContain("“We have your kit”");
    expect(mail.text).toMatch(/Answer by: \w{3} \d+ \w{3}(?: \d{4})?, \d\d:\d\d/);
  });

  it("are asked in the order that was said, each once", async () => {
    const { ask, deputies, states } = await gigWithDeputies(api);
    const [rob, sue, tom] = deputies.map(({ bandUserId }) => bandUserId);
    await ask({ deputyIds: [tom ?? 0, rob ?? 0, tom ?? 0, sue ?? 0] });
    expect(await states()).toEqual(["Tom: waiting", "Rob: not asked", "Sue: not asked"]);
  });

  it("are asked for nobody in particular as well", async () => {
    const { ask, mailTo } = await gigWithDeputies(api);
    const { answer } = await ask({ bandUserId: null });
    expect(answer.askings).toMatchObject([{ bandUserId: null, nickname: null }]);
    expect((await mailTo("Rob")).subject).not.toContain(" for ");
  });

  it("are the next once one has declined, or time has run out", async () => {
    const { linkOf, press, states, clock } = await asked();
    await press(await linkOf("Rob"), "decline");
    expect(await states()).toEqual(["Rob: declined", "Sue: waiting", "Tom: not asked"]);
    await clock("Sue", 23);
    expect(await states()).toEqual(["Rob: declined", "Sue: waiting", "Tom: not asked"]);
    await clock("Sue", 25);
    expect(await states()).toEqual(["Rob: declined", "Sue: ran_out", "Tom: waiting"]);
  });

  it("are asked by a job when the time has run out", async () => {
    const { event, mailTo } = await asked();
    await mailTo("Rob");
    const [waiting] = await api.asSuperuser<{ at: string; by: string }>(
      `select to_char(j.run_at, 'YYYY-MM-DD HH24:MI') as at, to_char(q.answer_by, 'YYYY-MM-DD HH24:MI') as by
       from bandstand.asked_deputies q
       join bandstand.deputy_askings d on d.id = q.deputy_asking_id
       join graphile_worker._private_jobs j on (j.payload ->> 'askingId')::integer = d.id
       where d.event_id = $1 and q.asked_at is not null`,
      [event.id],
    );
    expect(waiting?.at).toBe(waiting?.by);
  });

  it("are the next where no job waited for the time: of a band that came in as a file", async () => {
    const { states, mailTo, bandUser } = await asked();
    await api.asSuperuser(
      `update bandstand.asked_deputies set answer_by = now() - interval '6 minutes'
       where band_id = $1 and asked_at is not null`,
      [bandUser.bandId],
    );
    await timeOutLate({ database: api.services.database, now: () => new Date() });
    await mailTo("Sue");
    expect(await states()).toEqual(["Rob: ran_out", "Sue: waiting", "Tom: not asked"]);
  });

  it("are asked once, on however many servers time runs out", async () => {
    const { clock, states, howManyAsked, mailTo } = await asked();
    await mailTo("Rob");
    await clock("Rob", 25, 4);
    expect(await states()).toEqual(["Rob: ran_out", "Sue: waiting", "Tom: not asked"]);
    expect(await howManyAsked()).toBe(2);
    await mailTo("Sue");
  });

  it("are not moved by a clock that is late: who has answered meanwhile stays", async () => {
    const { linkOf, press, states, clock } = await asked();
    await press(await linkOf("Rob"), "accept");
    await clock("Rob", 25);
    expect(await states()).toEqual(["Rob: accepted", "Sue: not asked", "Tom: not asked"]);
  });

  it.each([
    ["is cancelled", { eventStatusId: CANCELLED }, 25],
    ["is over", { eventDate: dayFromToday(1) }, 24 * 3],
  ])("are not asked of a gig that %s", async (_, body, hours) => {
    const { token, params, clock, states, ask } = await asked();
    await api.call(saveEvent, { params, body }, token);
    await clock("Rob", hours);
    expect(await states()).toEqual(["Rob: ran_out", "Sue: not asked", "Tom: not asked"]);
    if ("eventStatusId" in body) expect((await ask()).failure.code).toBe("event_closed");
  });

  it("are asked of nothing that is deleted, and the clock does not mind", async () => {
    const { token, params, asking, deputies, bandUser } = await asked();
    await api.call(deleteEvent, { params }, token);
    const services = { database: api.services.database, now: () => new Date("2100-01-01") };
    const { bandId } = bandUser;
    const bandUserId = deputies[0]?.bandUserId ?? 0;
    await timeOut(services, { bandId, askingId: Number(asking.id), bandUserId });
    const left = await api.asSuperuser(
      "select 1 from bandstand.asked_deputies where band_id = $1",
      [bandUser.bandId],
    );
    expect(left).toEqual([]);
  });

  it("are passed over who play already, or have left", async () => {
    const { ana, ask, states, deputies, member, linkOf, press } = await gigWithDeputies(api, [
      "Rob",
      "Sue",
      "Tom",
      "Una",
    ]);
    const joss = await member("Joss");
    const sue = deputies[1]?.bandUserId ?? 0;
    await ask({ bandUserId: joss.bandUserId, deputyIds: [sue] });
    const busy = await ask();
    expect(busy.failure.fields).toMatchObject([
      { message: "One of these is no deputy any more, or plays already" },
    ]);
    await press(await linkOf("Sue"), "decline");
    await ask();
    await ask({ bandUserId: joss.bandUserId, deputyIds: [sue] });
    await press(await linkOf("Sue"), "accept");
    await api.asSuperuser(
      "update bandstand.band_users set leaving_date = current_date - 1 where nickname = 'Tom'",
    );
    await press(await linkOf("Rob"), "decline");
    expect(await states(ana.bandUserId)).toEqual([
      "Rob: declined",
      "Sue: skipped",
      "Tom: skipped",
      "Una: waiting",
    ]);
  });
});

describe("an editor", () => {
  it("skips to the next, and stops the asking", async () => {
    const { token, asking, deputies, states } = await asked();
    const rob = deputies[0]?.bandUserId ?? 0;
    await api.call(skipDeputy, { params: asking, body: { bandUserId: rob } }, token);
    expect(await states()).toEqual(["Rob: skipped", "Sue: waiting", "Tom: not asked"]);
    // Pressed twice, or after somebody else has.
    await api.call(skipDeputy, { params: asking, body: { bandUserId: rob } }, token);
    expect(await states()).toEqual(["Rob: skipped", "Sue: waiting", "Tom: not asked"]);
    await api.call(stopDeputies, { params: asking }, token);
    expect(await states()).toEqual(["Rob: skipped", "Sue: skipped", "Tom: not asked"]);
  });

  it("is told who plays, and sees it among the answers", async () => {
    const { linkOf, press, answers, states, toldEditor, mailTo } = await asked();
    await press(await linkOf("Rob"), "accept");
    expect(await states()).toEqual(["Rob: accepted", "Sue: not asked", "Tom: not asked"]);
    expect(await answers()).toMatchObject([
      { nickname: "Rob", answer: "Y", playsFor: { nickname: "Ana" } },
    ]);
    expect(await toldEditor()).toMatch(/^Rob plays for Ana: Harvest dance on /);
    expect((await mailTo("Rob")).subject).toMatch(/^You play: Harvest dance on /);
  });

  it("is told when nobody on the list can", async () => {
    const { linkOf, press, toldEditor } = await asked(["Rob"]);
    await press(await linkOf("Rob"), "decline");
    expect(await toldEditor()).toMatch(/^Nobody has been found for Ana: Harvest dance on /);
  });

  it("takes a place back, of which the deputy is told, and asks anew", async () => {
    const { token, asking, deputies, linkOf, press, answers, states, mailTo, ask } = await asked();
    await press(await linkOf("Rob"), "accept");
    await mailTo("Rob");
    expect((await ask()).failure.fields).toEqual([
      { path: "bandUserId", message: "Deputies are being asked for this already" },
    ]);
    const body = { bandUserId: deputies[0]?.bandUserId ?? 0 };
    await api.call(takeBackDeputy, { params: asking, body }, token);
    expect(await states()).toEqual(["Rob: taken_back", "Sue: not asked", "Tom: not asked"]);
    expect(await answers()).toEqual([]);
    expect((await mailTo("Rob")).subject).toMatch(/^You are not needed after all: Harvest dance/);
    expect((await ask()).status).toBe(200);
  });

  it("sees the next asked where whoever accepted says no after all", async () => {
    const { params, deputies, linkOf, press, states } = await asked();
    await press(await linkOf("Rob"), "accept");
    const [rob] = deputies;
    await api.asSuperuser(
      `update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1
         and menu_option_id = (select id from bandstand.menu_options where tag = 'EV')`,
      [rob?.bandUserId],
    );
    await api.call(answerEvent, { params, body: { answer: "M" } }, rob?.token);
    expect(await states()).toEqual(["Rob: accepted", "Sue: not asked", "Tom: not asked"]);
    await api.call(answerEvent, { params, body: { answer: "N" } }, rob?.token);
    expect(await states()).toEqual(["Rob: declined", "Sue: waiting", "Tom: not asked"]);
    await press(await linkOf("Sue"), "accept");
    expect(await states()).toEqual(["Rob: declined", "Sue: accepted", "Tom: not asked"]);
  });

  it("asks nobody who is no deputy, of another band, or who plays already", async () => {
    const { ask, member, deputies, linkOf, press } = await asked();
    const joss = await member("Joss");
    const other = await gigWithDeputies(api);
    await press(await linkOf("Rob"), "accept");
    for (const id of [joss.bandUserId, other.deputies[0]?.bandUserId, deputies[0]?.bandUserId]) {
      const { failure } = await ask({ bandUserId: null, deputyIds: [id ?? 0] });
      expect(failure.fields).toEqual([
        { path: "deputyIds", message: "One of these is no deputy any more, or plays already" },
      ]);
    }
    const foreign = await ask({
      bandUserId: other.ana.bandUserId,
      deputyIds: [deputies[1]?.bandUserId ?? 0],
    });
    expect(foreign.failure.fields).toEqual([
      { path: "bandUserId", message: "This member does not exist" },
    ]);
  });

  it("asks somebody, and nobody for themselves", async () => {
    const { ask, deputies } = await gigWithDeputies(api);
    const rob = deputies[0]?.bandUserId ?? 0;
    expect((await ask({ deputyIds: [] })).failure.fields).toEqual([
      { path: "deputyIds", message: "Choose whom to ask" },
    ]);
    expect((await ask({ bandUserId: rob, deputyIds: [rob] })).failure.fields).toEqual([
      { path: "deputyIds", message: "Nobody plays for themselves" },
    ]);
  });

  it("is whoever edits events, and nobody else", async () => {
    const { ask, member } = await gigWithDeputies(api);
    const [reader, writer] = [await member("Reader"), await member("Writer", "W")];
    expect((await ask({}, reader.token)).status).toBe(403);
    expect((await ask({}, writer.token)).status).toBe(200);
  });
});
