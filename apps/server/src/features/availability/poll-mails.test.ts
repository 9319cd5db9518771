import { type AddDatePoll, addDatePoll, answerDatePoll } from "@bandstand/contracts/date-polls";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { dayFromToday, REHEARSAL } from "../../../test/events.ts";
import { gig } from "./asking.fixture.ts";
import { findPollInMail, othersToAsk } from "./poll-mails.repository.ts";

const api = await testApi();
const [FIRST, SECOND] = [dayFromToday(5), dayFromToday(6)];

async function mailedPoll(said: Partial<AddDatePoll> = {}) {
  const band = await gig(api);
  const [joss, ana] = [await band.member("Joss"), await band.member("Ana", "H")];
  const poll = {
    name: "Before the Blue Heron",
    eventTypeId: REHEARSAL,
    venueId: band.event.venueId,
    startTime: "19:30",
    endTime: null,
    days: [SECOND, FIRST],
    mail: true,
    ...said,
  };
  const { answer } = await api.call(addDatePoll, { body: poll }, band.token);
  const { bandId } = band.bandUser;
  const found = ({ bandUserId }: { bandUserId: number }, now = new Date()) =>
    api.services.database.system((tx) =>
      findPollInMail(tx, { bandId, pollId: answer.id, bandUserId }, now),
    );
  return { ...band, joss, ana, pollId: answer.id, found };
}

describe("a poll for a date", () => {
  it("is mailed with its days, its time and its place", async () => {
    const { joss } = await mailedPoll();
    const { subject, text } = await api.mailTo(joss.email);
    expect(subject).toBe("Which days suit you for Before the Blue Heron?");
    expect(text).toContain("proposes 2 days for Nightjars.");
    expect(text).toContain(`Days: ${formatDateWithWeekday(FIRST)}`);
    expect(text).toContain(formatDateWithWeekday(SECOND));
    expect(text).toContain("Time: 19:30");
    expect(text).toContain("Where: The Half Crown, Ardenbridge");
    expect(text).toContain("Say when you can:\nhttps://bandstand.test/dashboard");
  });

  it("is mailed to all who may answer, but for who proposes", async () => {
    const { bandUser, joss } = await mailedPoll();
    const scope = { bandId: bandUser.bandId, bandUserId: bandUser.id };
    const asked = await api.services.database.band(scope, (tx) =>
      othersToAsk(tx, bandUser.id, dayFromToday(0)),
    );
    expect(asked).toEqual([joss.bandUserId]);
  });

  it("is mailed to nobody who has answered, or may not see it, nor once its days are over", async () => {
    const { joss, ana, found, pollId } = await mailedPoll();
    expect(await found(joss)).toMatchObject({ days: [FIRST, SECOND], hours: "19:30" });
    expect(await found(ana)).toBeUndefined();
    expect((await found(joss, new Date(`${SECOND}T12:00:00Z`)))?.days).toEqual([SECOND]);
    expect(await found(joss, new Date(`${dayFromToday(8)}T12:00:00Z`))).toBeUndefined();
    const params = { id: String(pollId) };
    await api.call(answerDatePoll, { params, body: { day: FIRST, answer: "N" } }, joss.token);
    expect(await found(joss)).toBeUndefined();
  });
});
