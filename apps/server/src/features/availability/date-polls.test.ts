import {
  addDatePoll,
  type AddDatePoll,
  answerDatePoll,
  deleteDatePoll,
  listDatePolls,
  settleDatePoll,
} from "@bandstand/contracts/date-polls";
import { getEvent } from "@bandstand/contracts/events";
import type { AnswerKey } from "@bandstand/domain/availability";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { dayFromToday, newEvent, REHEARSAL } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";
import { newVenue } from "../../../test/venues.ts";

const api = await testApi();
const [FIRST, SECOND] = [dayFromToday(5), dayFromToday(6)];

async function poll(said: Partial<AddDatePoll> = {}) {
  const { token, bandUser } = await api.newBand();
  const venue = await newVenue(api, token);
  const body: AddDatePoll = {
    name: "Before the Blue Heron",
    eventTypeId: REHEARSAL,
    venueId: venue.id,
    startTime: "19:30",
    endTime: "22:00",
    days: [SECOND, FIRST],
    ...said,
  };
  const added = await api.call(addDatePoll, { body }, token);
  const params = { id: String(added.answer.id) };
  const member = (nickname: string, priv: "H" | "R" = "R") =>
    newMember(api, bandUser.bandId, { EV: priv }, nickname);
  const answer = (day: string, given: AnswerKey, as: string) =>
    api.call(answerDatePoll, { params, body: { day, answer: given } }, as);
  const open = async (as = token) => (await api.call(listDatePolls, {}, as)).answer;
  return { token, bandUser, venue, added, params, member, answer, open };
}

describe("a poll for a date", () => {
  it("tells what for, by whom, and its days in their order", async () => {
    const { added, bandUser, venue, open } = await poll();
    expect(added.status).toBe(201);
    expect(added.answer).toMatchObject({
      name: "Before the Blue Heron",
      eventType_name: "Rehearsal",
      venue_name: venue.name,
      startTime: "19:30",
      BandUser: { id: bandUser.id },
      days: [
        { day: FIRST, answers: [] },
        { day: SECOND, answers: [] },
      ],
    });
    expect(await open()).toEqual([added.answer]);
  });

  it("is answered day by day, by each for themselves, and as often as they like", async () => {
    const { answer, member, open } = await poll();
    const joss = await member("Joss");
    await answer(FIRST, "M", joss.token);
    await answer(SECOND, "Y", joss.token);
    const { answer: told } = await answer(FIRST, "N", joss.token);
    const given = (key: AnswerKey) => [{ bandUserId: joss.bandUserId, answer: key }];
    expect(told.days).toEqual([
      { day: FIRST, answers: given("N") },
      { day: SECOND, answers: given("Y") },
    ]);
    expect(await open()).toEqual([told]);
  });

  it("is nobody's to see or to answer who may not read events, and no reader's to make", async () => {
    const { answer, member, params } = await poll();
    const [ana, joss] = [await member("Ana", "H"), await member("Joss")];
    expect((await answer(FIRST, "Y", ana.token)).status).toBe(403);
    expect((await api.call(listDatePolls, {}, ana.token)).status).toBe(403);
    expect((await api.call(deleteDatePoll, { params }, joss.token)).status).toBe(403);
  });

  it.each([
    [[FIRST], "Propose two days at least"],
    [[FIRST, FIRST], "This day is proposed already"],
    [[dayFromToday(-1), FIRST], "This day is over"],
    [Array.from({ length: 13 }, (_, n) => dayFromToday(n)), "12 days at most"],
  ])("proposes no %j", async (days, message) => {
    const { added } = await poll({ days });
    expect([added.status, added.failure.fields]).toEqual([422, [{ path: "days", message }]]);
  });

  it.each([
    [{ venueId: 2_000_000 }, "venueId"],
    [{ eventTypeId: 2_000_000 }, "eventTypeId"],
    [{ name: " " }, "name"],
  ])("is refused at its field with %j", async (said, path) => {
    const { added } = await poll(said);
    expect([added.status, added.failure.fields]).toMatchObject([422, [{ path }]]);
  });

  it("has no answer to a day that is not proposed", async () => {
    const { answer, token } = await poll();
    const { status, failure } = await answer(dayFromToday(9), "Y", token);
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "day", message: "This day is not proposed" }],
    ]);
  });

  it("is not shown any more once all of its days are over", async () => {
    const { bandUser, open } = await poll();
    await api.asSuperuser("update bandstand.date_poll_days set day = day - 30 where band_id = $1", [
      bandUser.bandId,
    ]);
    expect(await open()).toEqual([]);
  });

  it("goes with its answers", async () => {
    const { token, params, answer, open } = await poll();
    await answer(FIRST, "Y", token);
    expect((await api.call(deleteDatePoll, { params }, token)).status).toBe(204);
    expect(await open()).toEqual([]);
    expect((await answer(FIRST, "Y", token)).failure.code).toBe("date_poll_not_found");
  });
});

describe("the event that is made of a poll", () => {
  it("takes over what was answered to its day, and closes the poll", async () => {
    const { token, venue, params, answer, member, open } = await poll();
    const [joss, ana] = [await member("Joss"), await member("Ana")];
    await answer(FIRST, "N", joss.token);
    await answer(SECOND, "Y", joss.token);
    await answer(SECOND, "M", ana.token);
    const event = await newEvent(api, token, { eventDate: SECOND, venueId: venue.id });
    const body = { eventId: event.id };
    expect((await api.call(settleDatePoll, { params, body }, token)).status).toBe(204);
    const { answer: made } = await api.call(getEvent, { params: { id: String(event.id) } }, token);
    expect(made.answers.map(({ nickname, answer: key }) => [nickname, key])).toEqual([
      ["Joss", "Y"],
      ["Ana", "M"],
    ]);
    expect(await open()).toEqual([]);
    const closed = [
      (await answer(FIRST, "Y", joss.token)).failure.code,
      (await api.call(settleDatePoll, { params, body }, token)).failure.code,
    ];
    expect(closed).toEqual(["date_poll_closed", "date_poll_closed"]);
  });

  it("is one that is there", async () => {
    const { token, params, open } = await poll();
    const settled = await api.call(settleDatePoll, { params, body: { eventId: 2_000_000 } }, token);
    expect([settled.status, settled.failure.fields]).toMatchObject([422, [{ path: "eventId" }]]);
    expect(await open()).toHaveLength(1);
  });
});
