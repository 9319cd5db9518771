/** Members who have not answered are reminded once. */
import { answerEvent } from "@bandstand/contracts/availability";
import { saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, dayFromToday } from "../../../test/events.ts";
import { gig, pathIn } from "./asking.fixture.ts";
import { remind } from "./availability.jobs.ts";

const api = await testApi();

describe("a reminder", () => {
  /** Asked in a band of that zone about an event on the day, by the reply-by day; whoever is given has answered. */
  async function asked(
    zone: string,
    { eventDate = "2027-04-10", replyBy = "2027-03-29", askedAt = "2026-01-01T12:00:00Z" } = {},
  ) {
    const of = await gig(api, { eventDate });
    const joss = await of.member("Joss");
    await of.ask([joss]);
    await api.mailTo(joss.email);
    await api.asSuperuser("update bandstand.bands set time_zone = $2 where id = $1", [
      of.bandUser.bandId,
      zone,
    ]);
    await api.asSuperuser(
      "update bandstand.event_answers set reply_by = $2, asked_at = $3 where event_id = $1",
      [of.event.id, replyBy, askedAt],
    );
    const remindedAt = async (at: string) => {
      await remind({ database: api.services.database, now: () => new Date(at) });
      const [row] = await api.asSuperuser<{ at: string | null }>(
        "select reminded_at as at from bandstand.event_answers where event_id = $1",
        [of.event.id],
      );
      return row?.at ?? null;
    };
    return { ...of, joss, remindedAt };
  }

  it.each([
    // Clocks go forward in the night to the 28th, and back in that to the 31st of October.
    ["Europe/London", "2027-03-29", "2027-03-28T07:59:00Z", "2027-03-28T08:00:00Z"],
    ["Europe/London", "2027-03-28", "2027-03-27T08:59:00Z", "2027-03-27T09:00:00Z"],
    ["America/New_York", "2027-03-29", "2027-03-28T12:59:00Z", "2027-03-28T13:00:00Z"],
    ["Asia/Kolkata", "2027-03-29", "2027-03-28T03:29:00Z", "2027-03-28T03:30:00Z"],
  ])(
    "comes at nine in the morning before the last day, on the clocks of %s",
    async (zone, replyBy, before, then) => {
      const { remindedAt } = await asked(zone, { replyBy });
      expect(await remindedAt(before)).toBeNull();
      expect(await remindedAt(then)).not.toBeNull();
    },
  );

  it("is mailed once, and says that it is one", async () => {
    const tomorrow = dayFromToday(1);
    const { joss, remindedAt } = await asked("UTC", {
      eventDate: dayFromToday(20),
      replyBy: tomorrow,
    });
    const first = await remindedAt(`${dayFromToday(0)}T23:30:00Z`);
    const mail = await api.mailTo(joss.email);
    expect(mail.subject).toMatch(/^Reminder: Can you play Harvest dance on /);
    expect(pathIn(mail.text)).toMatch(/^\/answer\//);
    expect(await remindedAt(`${dayFromToday(0)}T23:45:00Z`)).toEqual(first);
  });

  it("comes to nobody who has answered", async () => {
    const { remindedAt, joss, params } = await asked("UTC");
    await api.call(answerEvent, { params, body: { answer: "M" } }, joss.token);
    expect(await remindedAt("2027-03-28T10:00:00Z")).toBeNull();
  });

  it.each([
    ["is cancelled", { eventStatusId: CANCELLED }, "2027-03-28T10:00:00Z"],
    ["is over", { eventDate: "2027-03-27" }, "2027-03-28T10:00:00Z"],
    ["was to be answered by a day that is over", {}, "2027-03-30T00:00:00Z"],
  ])("comes of nothing that %s", async (_, body, at) => {
    const { remindedAt, params, token } = await asked("UTC");
    await api.call(saveEvent, { params, body }, token);
    expect(await remindedAt(at)).toBeNull();
  });

  it("comes to nobody who was asked just before", async () => {
    const { remindedAt } = await asked("UTC", { askedAt: "2027-03-28T08:00:00Z" });
    expect(await remindedAt("2027-03-28T09:30:00Z")).toBeNull();
    expect(await remindedAt("2027-03-28T20:30:00Z")).not.toBeNull();
  });

  it("comes again once another day is asked for", async () => {
    const { remindedAt, ask, member } = await asked("UTC", {
      eventDate: dayFromToday(20),
      replyBy: dayFromToday(1),
    });
    expect(await remindedAt(`${dayFromToday(0)}T23:30:00Z`)).not.toBeNull();
    await ask([await member("Ana")], dayFromToday(9));
    const rows = await api.asSuperuser(
      "select reply_by::text as day, reminded_at as at from bandstand.event_answers where reply_by = $1",
      [dayFromToday(9)],
    );
    expect(rows).toEqual([
      { day: dayFromToday(9), at: null },
      { day: dayFromToday(9), at: null },
    ]);
  });
});
