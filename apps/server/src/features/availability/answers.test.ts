import { answerEvent, listEventMembers } from "@bandstand/contracts/availability";
import { getDashboard } from "@bandstand/contracts/dashboard";
import {
  type AddEvent,
  deleteEvent,
  getEvent,
  listEvents,
  saveEvent,
} from "@bandstand/contracts/events";
import type { AnswerKey } from "@bandstand/domain/availability";
import { describe, expect, it, onTestFinished } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, CONFIRMED, dayFromToday, newEvent } from "../../../test/events.ts";
import { listen } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

async function gig(said: Partial<AddEvent> = {}) {
  const { token, bandUser } = await api.newBand();
  const event = await newEvent(api, token, { eventDate: dayFromToday(7), ...said });
  const params = { id: String(event.id) };
  const answer = (given: AnswerKey, as: string, note?: string | null) =>
    api.call(
      answerEvent,
      { params, body: { answer: given, ...(note !== undefined && { note }) } },
      as,
    );
  const read = async (as = token) => (await api.call(getEvent, { params }, as)).answer;
  const member = (nickname: string, priv: "H" | "R" = "R") =>
    newMember(api, bandUser.bandId, { EV: priv }, nickname);
  return { token, bandUser, event, params, answer, read, member };
}

describe("a member's answer to an event", () => {
  it("is told with the event, with who gives it and what they note", async () => {
    const { answer, read, member, event } = await gig();
    const joss = await member("Joss");
    const given = await answer("M", joss.token, "From nine on");
    expect(given.status).toBe(200);
    expect(given.answer).toMatchObject({ eventId: event.id, replyBy: null });
    expect((await read()).answers).toEqual([
      {
        bandUserId: joss.bandUserId,
        nickname: "Joss",
        avatarFilename: null,
        answer: "M",
        note: "From nine on",
        playsFor: null,
        answeredAt: expect.any(String),
        askedAt: null,
      },
    ]);
    expect(given.answer.answers).toEqual((await read()).answers);
  });

  it("stands in the row of the list, one for each who gives one", async () => {
    const { token, bandUser, answer, member } = await gig();
    const joss = await member("Joss");
    await answer("N", joss.token);
    await answer("Y", token);
    const [row] = (await api.call(listEvents, {}, token)).answer;
    expect(row?.answers).toHaveLength(2);
    expect(row?.answers).toEqual(
      expect.arrayContaining([
        { bandUserId: bandUser.id, answer: "Y" },
        { bandUserId: joss.bandUserId, answer: "N" },
      ]),
    );
  });

  it("is changed as often as one likes, and keeps its note until that is changed", async () => {
    const { answer, read, member } = await gig();
    const joss = await member("Joss");
    await answer("M", joss.token, "From nine on");
    await answer("Y", joss.token);
    expect((await read()).answers).toMatchObject([{ answer: "Y", note: "From nine on" }]);
    await answer("Y", joss.token, "");
    expect((await read()).answers).toMatchObject([{ answer: "Y", note: null }]);
  });

  it("is nobody's to give who may not read events", async () => {
    const { answer, read, member } = await gig();
    const ana = await member("Ana", "H");
    expect((await answer("Y", ana.token)).status).toBe(403);
    expect((await read()).answers).toEqual([]);
  });

  it.each([
    ["over", { eventDate: dayFromToday(-1) }],
    ["cancelled", { eventDate: dayFromToday(7) }],
  ])("is wanted of none that is %s", async (what, said) => {
    const { token, answer, read, params } = await gig(said);
    if (what === "cancelled")
      await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    const { status, failure } = await answer("Y", token);
    expect([status, failure.code]).toEqual([409, "event_closed"]);
    expect((await read()).answers).toEqual([]);
  });

  it("is wanted of one that takes place today where the band is", async () => {
    const { token, bandUser } = await api.newBand();
    const zone = "Pacific/Kiritimati";
    await api.asSuperuser("update bandstand.bands set time_zone = $2 where id = $1", [
      bandUser.bandId,
      zone,
    ]);
    const event = await newEvent(api, token, { eventDate: dayFromToday(0, zone) });
    const request = { params: { id: String(event.id) }, body: { answer: "Y" } } as const;
    expect((await api.call(answerEvent, request, token)).status).toBe(200);
  });

  it("says yes, maybe or no, and no more than a few words", async () => {
    const { token, params } = await gig();
    const perhaps = { params, body: { answer: "perhaps" } };
    const long = { params, body: { answer: "Y", note: "x".repeat(201) } };
    const refused = (
      await Promise.all(
        [perhaps, long].map((request) =>
          api.fetch(`/api/answerevent/${params.id}`, {
            method: "POST",
            token,
            headers: { "content-type": "application/json" },
            body: JSON.stringify(request.body),
          }),
        ),
      )
    ).map(({ status }) => status);
    expect(refused).toEqual([422, 422]);
  });

  it("makes no form of the event that is open seem out of date", async () => {
    const { token, answer, read, params } = await gig();
    const before = await read();
    await answer("Y", token);
    expect((await read()).updatedAt).toBe(before.updatedAt);
    const body = { description: "Black", updatedAt: before.updatedAt };
    expect((await api.call(saveEvent, { params, body }, token)).status).toBe(200);
  });

  it("goes with the event, and with the member", async () => {
    const { token, bandUser, answer, read, member, params } = await gig();
    const joss = await member("Joss");
    await answer("Y", joss.token);
    await answer("Y", token);
    await api.asSuperuser("delete from bandstand.band_users where id = $1", [joss.bandUserId]);
    expect((await read()).answers).toMatchObject([{ bandUserId: bandUser.id }]);
    expect((await api.call(deleteEvent, { params }, token)).status).toBe(204);
    expect(
      await api.asSuperuser("select * from bandstand.event_answers where band_id = $1", [
        bandUser.bandId,
      ]),
    ).toEqual([]);
  });
});

it("who has an event open hears that somebody has answered", async () => {
  const { event, member, answer } = await gig();
  const [joss, ana] = [await member("Joss"), await member("Ana")];
  const stream = await listen(`${api.url}/api/event/${event.id}/live`, joss.token);
  onTestFinished(() => stream.leave());
  expect(await stream.nextOf("opened")).toBeDefined();
  await answer("Y", ana.token);
  expect(await stream.nextOf("remarked")).toEqual({});
});

describe("the list of events", () => {
  it("is another one once somebody has answered", async () => {
    const { token, answer } = await gig();
    const list = (tag?: string) =>
      api.fetch("/api/events", { token, ...(tag && { headers: { "if-none-match": tag } }) });
    const tag = (await list()).headers.get("etag") ?? "";
    expect((await list(tag)).status).toBe(304);
    await answer("Y", token);
    expect((await list(tag)).status).toBe(200);
  });
});

describe("those who answer to events", () => {
  it("are the members who may read them and have not left, who plays first", async () => {
    const { token, bandUser, member } = await gig();
    await member("Joss");
    await member("Ana", "H");
    const gone = await member("Kit");
    const crew = await member("Pat");
    await api.asSuperuser(
      "update bandstand.band_users set leaving_date = current_date - 2 where id = $1",
      [gone.bandUserId],
    );
    await api.asSuperuser(
      `update bandstand.band_users set number = 0 + 1, role_id = (select id from bandstand.roles where tag = 'HR')
       where id = $1`,
      [crew.bandUserId],
    );
    const { answer } = await api.call(listEventMembers, {}, token);
    expect(answer.map(({ nickname, isLineUp }) => [nickname, isLineUp])).toEqual([
      [bandUser.nickname, true],
      ["Joss", true],
      ["Pat", false],
    ]);
  });
});

describe("the dashboard", () => {
  it("tells with what is next who can come, and one's own answers with the weeks to come", async () => {
    const { token, bandUser, answer, event } = await gig({ eventStatusId: CONFIRMED });
    await answer("Y", token, "With the van");
    const params = { id: String(bandUser.bandId) };
    const { answer: dashboard } = await api.call(getDashboard, { params }, token);
    expect(dashboard.nextGig).toMatchObject({
      id: event.id,
      replyBy: null,
      answers: [{ bandUserId: bandUser.id, answer: "Y", note: "With the van" }],
    });
    expect(dashboard.unanswered).toEqual([]);
  });
});
