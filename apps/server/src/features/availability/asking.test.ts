import { answerEvent, ASKING_MESSAGES } from "@bandstand/contracts/availability";
import { getDashboard } from "@bandstand/contracts/dashboard";
import { saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, dayFromToday, newEvent } from "../../../test/events.ts";
import { gig, pathIn } from "./asking.fixture.ts";

const api = await testApi();

describe("members who are asked about an event", () => {
  it("get a mail each with what it is about, and count as asked", async () => {
    const { member, ask, answers } = await gig(api, { startTime: "20:45", endTime: "23:00" });
    const [joss, ana] = [await member("Joss"), await member("Ana")];
    const replyBy = dayFromToday(10);
    const { status, answer } = await ask([joss, ana], replyBy);
    expect([status, answer.replyBy]).toEqual([200, replyBy]);
    expect(await answers()).toMatchObject([
      { nickname: "Joss", answer: null, askedAt: expect.any(String) },
      { nickname: "Ana", answer: null },
    ]);
    const mail = await api.mailTo(joss.email);
    expect(mail.subject).toMatch(/^Can you play Harvest dance on /);
    expect(mail.text).toContain("Nightjars asks whether you can be there.");
    expect(mail.text).toContain("20:45–23:00");
    expect(mail.text).toContain("Where: The Half Crown");
    expect(mail.text).toMatch(/Answer by: \w{3} \d\d-/);
    expect(pathIn((await api.mailTo(ana.email)).text)).not.toBe(pathIn(mail.text));
  });

  it("keep an answer that they have given", async () => {
    const { member, ask, answers, params } = await gig(api);
    const joss = await member("Joss");
    await api.call(answerEvent, { params, body: { answer: "Y", note: "Van" } }, joss.token);
    await ask([joss], dayFromToday(10));
    expect(await answers()).toMatchObject([
      { answer: "Y", note: "Van", askedAt: expect.any(String) },
    ]);
  });

  it("see it on their dashboard until they answer, what is wanted soonest first", async () => {
    const { token, bandUser, member, ask, params } = await gig(api);
    const joss = await member("Joss");
    const later = await newEvent(api, token, { name: "Later", eventDate: dayFromToday(19) });
    const over = await newEvent(api, token, { name: "Over", eventDate: dayFromToday(-1) });
    await api.asSuperuser(
      `insert into bandstand.event_answers (band_id, event_id, band_user_id, asked_at) values ($1, $2, $3, now()), ($1, $4, $3, now())`,
      [bandUser.bandId, later.id, joss.bandUserId, over.id],
    );
    await ask([joss], dayFromToday(10));
    const wanted = async () => {
      const request = { params: { id: String(bandUser.bandId) } };
      const { answer } = await api.call(getDashboard, request, joss.token);
      return answer.unanswered?.map(({ name }) => name);
    };
    expect(await wanted()).toEqual(["Harvest dance", "Later"]);
    await api.call(answerEvent, { params, body: { answer: "N" } }, joss.token);
    expect(await wanted()).toEqual(["Later"]);
  });

  it("are members who may see events, and no others", async () => {
    const { member, ask, answers } = await gig(api);
    const elsewhere = await (await gig(api)).member("Stranger");
    for (const one of [await member("Ana", "H"), elsewhere, { bandUserId: 2_000_000 }]) {
      const { status, failure } = await ask([await member("Joss"), one]);
      expect([status, failure.fields]).toEqual([
        422,
        [{ path: "bandUserIds", message: ASKING_MESSAGES.cannotAnswer }],
      ]);
    }
    expect(await answers()).toEqual([]);
  });

  it("are somebody", async () => {
    const { ask } = await gig(api);
    const { status, failure } = await ask([]);
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "bandUserIds", message: "Choose whom to ask" }],
    ]);
  });

  it("are asked by whoever edits events", async () => {
    const { member, ask } = await gig(api);
    const [reader, writer] = [await member("Reader"), await member("Writer", "W")];
    expect((await ask([writer], null, reader.token)).status).toBe(403);
    expect((await ask([reader], null, writer.token)).status).toBe(200);
  });

  it.each([
    [-1, ASKING_MESSAGES.replyByPast],
    [21, ASKING_MESSAGES.replyByAfter],
  ])("answer by no day that is out of place: %i days from today", async (days, message) => {
    const { member, ask } = await gig(api);
    const { status, failure } = await ask([await member("Joss")], dayFromToday(days));
    expect([status, failure.fields]).toEqual([422, [{ path: "replyBy", message }]]);
  });

  it("are asked about nothing that is over or cancelled", async () => {
    const { token, member, ask, params } = await gig(api);
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    expect((await ask([await member("Joss")])).failure.code).toBe("event_closed");
    const over = await gig(api, { eventDate: dayFromToday(-1) });
    expect((await over.ask([await over.member("Ana")])).failure.code).toBe("event_closed");
  });
});
