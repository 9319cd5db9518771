/** Asking members by mail, reminding those who have not answered, and the page on which they answer. */
import { answerEvent, askMembers, ASKING_MESSAGES } from "@bandstand/contracts/availability";
import { getDashboard } from "@bandstand/contracts/dashboard";
import { type AddEvent, deleteEvent, getEvent, saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, dayFromToday, newEvent } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";
import { remind } from "./availability.jobs.ts";

const api = await testApi();

async function gig(said: Partial<AddEvent> = {}, bandName = "Nightjars") {
  const { token, bandUser } = await api.newBand(bandName);
  const event = await newEvent(api, token, { eventDate: dayFromToday(20), ...said });
  const params = { id: String(event.id) };
  const member = async (nickname: string, priv: "H" | "R" | "W" = "R") => {
    const one = await newMember(api, bandUser.bandId, { EV: priv, DB: "R" }, nickname);
    const [row] = await api.asSuperuser<{ email: string }>(
      "select email from bandstand.users where id = $1",
      [one.userId],
    );
    return { ...one, email: row?.email ?? "" };
  };
  const ask = (
    members: readonly { bandUserId: number }[],
    replyBy: string | null = null,
    as = token,
  ) =>
    api.call(
      askMembers,
      { params, body: { bandUserIds: members.map(({ bandUserId }) => bandUserId), replyBy } },
      as,
    );
  const answers = async () => (await api.call(getEvent, { params }, token)).answer.answers;
  return { token, bandUser, event, params, member, ask, answers };
}

/** The address of the button in a mail, without where people reach the product. */
function pathIn(text: string | undefined): string {
  return /https:\/\/bandstand\.test(\/answer\/\S+)/.exec(text ?? "")?.[1] ?? "";
}

const press = (path: string, answer: string, note = "") =>
  api.fetch(path, { method: "POST", body: new URLSearchParams({ answer, note }) });

describe("members who are asked about an event", () => {
  it("get a mail each with what it is about, and count as asked", async () => {
    const { member, ask, answers } = await gig({ startTime: "20:45", endTime: "23:00" });
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
    const { member, ask, answers, params } = await gig();
    const joss = await member("Joss");
    await api.call(answerEvent, { params, body: { answer: "Y", note: "Van" } }, joss.token);
    await ask([joss], dayFromToday(10));
    expect(await answers()).toMatchObject([
      { answer: "Y", note: "Van", askedAt: expect.any(String) },
    ]);
  });

  it("see it on their dashboard until they answer, what is wanted soonest first", async () => {
    const { token, bandUser, member, ask, params } = await gig();
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
    const { member, ask, answers } = await gig();
    const elsewhere = await (await gig()).member("Stranger");
    for (const one of [await member("Ana", "H"), elsewhere, { bandUserId: 2_000_000 }]) {
      const { status, failure } = await ask([await member("Joss"), one]);
      expect([status, failure.fields]).toEqual([
        422,
        [{ path: "bandUserIds", message: ASKING_MESSAGES.cannotAnswer }],
      ]);
    }
    expect(await answers()).toEqual([]);
  });

  it("are asked by whoever edits events", async () => {
    const { member, ask } = await gig();
    const [reader, writer] = [await member("Reader"), await member("Writer", "W")];
    expect((await ask([writer], null, reader.token)).status).toBe(403);
    expect((await ask([reader], null, writer.token)).status).toBe(200);
  });

  it.each([
    [-1, ASKING_MESSAGES.replyByPast],
    [21, ASKING_MESSAGES.replyByAfter],
  ])("answer by no day that is out of place: %i days from today", async (days, message) => {
    const { member, ask } = await gig();
    const { status, failure } = await ask([await member("Joss")], dayFromToday(days));
    expect([status, failure.fields]).toEqual([422, [{ path: "replyBy", message }]]);
  });

  it("are asked about nothing that is over or cancelled", async () => {
    const { token, member, ask, params } = await gig();
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    expect((await ask([await member("Joss")])).failure.code).toBe("event_closed");
    const over = await gig({ eventDate: dayFromToday(-1) });
    expect((await over.ask([await over.member("Ana")])).failure.code).toBe("event_closed");
  });
});

describe("the link in the mail", () => {
  async function mailed(bandName?: string) {
    const of = await gig({}, bandName);
    const joss = await of.member("Joss");
    await of.ask([joss]);
    const path = pathIn((await api.mailTo(joss.email)).text);
    return { ...of, joss, path };
  }

  it("changes nothing when it is looked at: a page asks", async () => {
    const { path, answers } = await mailed("Salt & Neon");
    for (const method of ["GET", "HEAD"]) {
      const page = await api.fetch(path, { method });
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    const html = await (await api.fetch(path)).text();
    expect(html).toContain("Can you play Harvest dance on");
    expect(html).toContain("Salt &amp; Neon waits for your answer.");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await answers()).toMatchObject([{ answer: null }]);
  });

  it("answers by one press without a sign-in, and changes the answer by another", async () => {
    const { path, answers } = await mailed();
    const first = await press(path, "Y", "With the van");
    expect([first.status, await first.text()]).toEqual([
      200,
      expect.stringContaining("<h1>Thank you, Joss</h1>"),
    ]);
    expect(await answers()).toMatchObject([{ answer: "Y", note: "With the van" }]);
    await press(path, "N");
    expect(await answers()).toMatchObject([{ answer: "N", note: null }]);
    expect(await (await api.fetch(path)).text()).toContain("You have said <strong>no</strong>");
  });

  it.each(["", "perhaps", "Y&answer=N"])("takes %j for no answer", async (answer) => {
    const { path, answers } = await mailed();
    expect((await press(path, answer)).status).toBe(200);
    expect(await answers()).toMatchObject([{ answer: null }]);
  });

  it("shows what is written on it as words", async () => {
    const { path } = await mailed();
    await press(path, "M", `"><script>alert(1)</script>`);
    const html = await (await api.fetch(path)).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  it("answers for nobody else, to no other event, and not with a letter changed", async () => {
    const { path, answers, joss, event, bandUser } = await mailed();
    const other = await mailed();
    const signature = path.split("?")[1];
    const of = (band: number, about: number, member: number) =>
      `/answer/${band}.${about}.${member}?${signature}`;
    const wrong = [
      of(bandUser.bandId, event.id, bandUser.id),
      of(bandUser.bandId, other.event.id, joss.bandUserId),
      of(other.bandUser.bandId, other.event.id, other.joss.bandUserId),
      path.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      path.split("?")[0] ?? "",
      "/answer/x?signature=y",
    ];
    for (const one of wrong) {
      const page = await press(one, "Y");
      expect([one, page.status]).toEqual([one, 404]);
      expect(await page.text()).toContain("<h1>This link answers nothing</h1>");
    }
    expect(await answers()).toMatchObject([{ answer: null }]);
    expect(await other.answers()).toMatchObject([{ answer: null }]);
  });

  it("ends with the event, with the address that it went to, and with the right to see events", async () => {
    const changed = await mailed();
    await api.asSuperuser("update bandstand.users set email = $2 where id = $1", [
      changed.joss.userId,
      `moved-${changed.joss.userId}@example.org`,
    ]);
    const shut = await mailed();
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'H' where band_user_id = $1",
      [shut.joss.bandUserId],
    );
    const gone = await mailed();
    await api.call(deleteEvent, { params: gone.params }, gone.token);
    for (const { path } of [changed, shut, gone]) expect((await press(path, "Y")).status).toBe(404);
    expect(await changed.answers()).toMatchObject([{ answer: null }]);
  });

  it("says so once the event is cancelled or over", async () => {
    const cancelled = await mailed();
    const body = { eventStatusId: CANCELLED };
    await api.call(saveEvent, { params: cancelled.params, body }, cancelled.token);
    const over = await mailed();
    await api.asSuperuser("update bandstand.events set event_date = $2 where id = $1", [
      over.event.id,
      dayFromToday(-1),
    ]);
    const page = async (path: string) => (await press(path, "Y")).text();
    expect(await page(cancelled.path)).toContain("<h1>Harvest dance is cancelled</h1>");
    expect(await page(over.path)).toContain("<h1>Harvest dance is over</h1>");
    expect(await over.answers()).toMatchObject([{ answer: null }]);
  });
});

describe("a reminder", () => {
  /** Asked in a band of that zone about an event on the day, by the reply-by day; whoever is given has answered. */
  async function asked(
    zone: string,
    { eventDate = "2027-04-10", replyBy = "2027-03-29", askedAt = "2026-01-01T12:00:00Z" } = {},
  ) {
    const of = await gig({ eventDate });
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
