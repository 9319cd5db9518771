/** Proposing, confirming and publishing, as the calls do it, with the mails as they are written to the outbox. */
import { deleteEvent, getEvent, saveEvent } from "@bandstand/contracts/events";
import { listPublicEvents } from "@bandstand/contracts/public-events";
import type { PublishPreview } from "@bandstand/contracts/publishing";
import { PUBLISH_MESSAGES } from "@bandstand/domain/publishing";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CANCELLED } from "../../../../test/events.ts";
import { newMember } from "../../../../test/members.ts";
import { CONFIRMATION, PROPOSAL } from "./publish-options.fixture.ts";
import { bandWithGig, mailsOf } from "./publishing.fixture.ts";

const api = await testApi();

const emailOf = async (userId: number) => {
  const [row] = await api.asSuperuser<{ email: string }>(
    "select email from bandstand.users where id = $1",
    [userId],
  );
  return row?.email ?? "";
};

/** Publications whose followers have no rows yet. */
const fillsWaiting = async (bandId: number) =>
  (
    await api.asSuperuser(
      "select from bandstand.event_publications where band_id = $1 and follower_edition is not null",
      [bandId],
    )
  ).length;

describe("a proposal", () => {
  it("goes to the promoter, with a page to answer on, and leaves the event as it was", async () => {
    const { send, promoter, contact, bandId, event } = await bandWithGig(api);
    const { status, answer } = await send({ ...PROPOSAL, sendVenue: true });
    expect(status).toBe(200);
    expect(answer).toEqual(event);
    const mail = await api.mailTo(promoter);
    expect(mail.subject).toMatch(/^Proposal: Nightjars \d+ at The Half Crown, Sat 18-Sep-2027$/);
    expect(mail.from?.name).toMatch(/^Nightjars \d+$/);
    expect(mail.replyTo).toMatchObject([{ address: contact }]);
    expect(mail.text).toContain("Dear Sam,");
    expect(mail.text).toContain("Fee: £400.00");
    expect(mail.text).toContain("End: 00:30 (next day)");
    expect(mail.text).not.toContain("small PA");
    expect(mail.text).toContain(`https://bandstand.test/proposal/${bandId}.${event.id}?signature=`);
    expect(mail.attachments).toMatchObject([
      { filename: "2027-09-18 Harvest dance.ics", mimeType: "text/calendar" },
    ]);
    await expect.poll(() => mailsOf(api, bandId)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  it("goes to each address of a booking that has several", async () => {
    const { send, bandId } = await bandWithGig(api, {
      bookingEmail: "a@club.example; b@club.example",
    });
    await send({ ...PROPOSAL, sendVenue: true });
    expect((await mailsOf(api, bandId)).map(({ toAddress }) => toAddress)).toEqual([
      "a@club.example",
      "b@club.example",
    ]);
  });

  it("is answered to the sender where that is chosen", async () => {
    const { send, promoter, bandUser } = await bandWithGig(api);
    await send({ ...PROPOSAL, sendVenue: true, accountSender: true });
    const own = await emailOf(bandUser.userId);
    expect((await api.mailTo(promoter)).replyTo).toMatchObject([{ address: own }]);
  });

  it("is refused with the option that is wrong", async () => {
    const { send, token, event } = await bandWithGig(api);
    expect((await send(PROPOSAL)).failure.fields).toEqual([
      { path: "options.status", message: PUBLISH_MESSAGES.nobody },
    ]);
    const params = { id: String(event.id) };
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    expect((await send({ ...PROPOSAL, sendBand: true })).failure.fields).toEqual([
      { path: "options.status", message: PUBLISH_MESSAGES.over },
    ]);
  });
});

describe("a confirmation", () => {
  it("confirms, clears the draft and tells promoter, members and followers, each what is for them", async () => {
    const { send, follow, promoter, bandId, bandUser, token } = await bandWithGig(api);
    await follow(1, "only");
    const everyone = { sendVenue: true, sendBand: true, sendFollowers: true };
    const { answer } = await send({ ...CONFIRMATION, ...everyone });
    expect(answer).toMatchObject({ eventStatus_tag: "C", draft: false });
    expect((await api.mailTo(promoter)).subject).toMatch(/^Confirmed: /);
    const own = await emailOf(bandUser.userId);
    await api.mailTo(own);
    const toBand = await api.mailTo(own);
    expect(toBand.subject).toBe("Confirmed: The Half Crown, Sat 18-Sep-2027");
    expect(toBand.text).toContain("Bring the small PA.");
    expect(toBand.text).not.toContain("£400");
    const toFan = await api.mailTo("only1@fans.example");
    expect(toFan.subject).toMatch(/^Nightjars \d+ at The Half Crown, Sat 18-Sep-2027$/);
    expect(toFan.text).toContain("Two sets of old songs.");
    expect(`${toFan.text}${toFan.html}`).not.toMatch(/small PA|£400|Sam/);
    const stop = toFan.headers.find(({ key }) => key === "list-unsubscribe");
    const address = stop?.value.slice(1, -1) ?? "";
    expect(toFan.text).toContain(`To stop these mails: ${address}`);
    const listed = await api.call(listPublicEvents, { body: { bandId } });
    expect(listed.answer).toHaveLength(1);
    await api.fetch(address.replace("https://bandstand.test", ""), { method: "POST", token });
    expect(
      await api.asSuperuser("select events from bandstand.followers where band_id = $1", [bandId]),
    ).toEqual([{ events: false }]);
  });

  it("keeps the draft where that is asked, out of every public listing", async () => {
    const { send, bandId } = await bandWithGig(api);
    const { answer } = await send({ ...CONFIRMATION, draft: true });
    expect(answer).toMatchObject({ eventStatus_tag: "C", draft: true });
    expect((await api.call(listPublicEvents, { body: { bandId } })).answer).toEqual([]);
  });

  it("is taken back to provisional", async () => {
    const { send } = await bandWithGig(api);
    await send(CONFIRMATION);
    const { answer } = await send({ ...CONFIRMATION, eventConfirmed: false });
    expect(answer).toMatchObject({ eventStatus_tag: "P", draft: false });
  });

  it("refuses to tell followers of what is not for the public", async () => {
    const { send } = await bandWithGig(api, { privateEvent: true });
    expect((await send({ ...CONFIRMATION, sendFollowers: true })).failure.fields).toEqual([
      { path: "options.sendFollowers", message: PUBLISH_MESSAGES.followers },
    ]);
  });
});

describe("the same mail", () => {
  it("goes to nobody twice, however often and by however many at once it is published", async () => {
    const { send, follow, bandId } = await bandWithGig(api);
    await follow(20);
    const options = { ...CONFIRMATION, sendVenue: true, sendBand: true, sendFollowers: true };
    const answers = await Promise.all([send(options), send(options), send(options)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(options);
    await expect.poll(async () => (await mailsOf(api, bandId)).length).toBe(22);
    await expect.poll(() => fillsWaiting(bandId)).toBe(0);
    expect(await mailsOf(api, bandId)).toHaveLength(22);
  });

  it("goes again to promoter and members once the event has changed, and to followers never", async () => {
    const { send, follow, bandId, event, token } = await bandWithGig(api);
    await follow(1);
    const options = { ...CONFIRMATION, sendVenue: true, sendFollowers: true };
    await send(options);
    const body = { description: "Bring the large PA." };
    await api.call(saveEvent, { params: { id: String(event.id) }, body }, token);
    await send(options);
    await expect.poll(() => fillsWaiting(bandId)).toBe(0);
    expect((await mailsOf(api, bandId)).map(({ recipient }) => recipient)).toEqual(["V", "V", "F"]);
  });
});

describe("the preview", () => {
  it("shows each mail as it would go, changes nothing and sends nothing", async () => {
    const { preview, follow, promoter, contact, bandId, event, token } = await bandWithGig(api);
    await follow(3);
    const everyone = { sendVenue: true, sendBand: true, sendFollowers: true };
    const { answer } = await preview({ ...CONFIRMATION, ...everyone });
    const { C } = answer as PublishPreview;
    expect(C?.V).toMatchObject({ name: "Sam", to: promoter, cc: "", bcc: "" });
    expect(C?.V?.message).toContain("£400.00");
    expect(C?.V?.message).toContain(contact);
    expect(C?.V?.from).toMatch(/^Nightjars \d+ <no-reply@localhost>$/);
    expect(C?.B?.name).toBe("Band (1)");
    expect(C?.F).toMatchObject({ name: "Followers (3)", to: "" });
    expect(Object.keys((await preview({ ...PROPOSAL, sendBand: true })).answer)).toEqual(["P"]);
    expect(await mailsOf(api, bandId)).toEqual([]);
    const now = await api.call(getEvent, { params: { id: String(event.id) } }, token);
    expect(now.answer).toEqual(event);
  });

  it("hides what the event pays from who may publish but not see it; the promoter is told", async () => {
    const { preview, send, bandId, promoter } = await bandWithGig(api);
    const helper = await newMember(api, bandId, { EV: "R" });
    await api.asSuperuser(
      "update bandstand.band_users set bookings_enabled = true, role_id = (select id from bandstand.roles where tag = 'H') where id = $1",
      [helper.bandUserId],
    );
    const options = { ...PROPOSAL, sendVenue: true };
    const { answer } = await preview(options, helper.token);
    expect(JSON.stringify(answer)).not.toContain("£400");
    await send(options, helper.token);
    expect((await api.mailTo(promoter)).text).toContain("Fee: £400.00");
  });
});

it("members who may not read events, are shut out or have left are told nothing", async () => {
  const { send, bandId } = await bandWithGig(api);
  const reader = await newMember(api, bandId, { EV: "R" });
  const others = [
    await newMember(api, bandId, { SO: "R" }),
    await newMember(api, bandId, { EV: "R" }),
  ];
  const gone = await newMember(api, bandId, { EV: "R" });
  await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
    others[1]?.bandUserId,
  ]);
  await api.asSuperuser(
    "update bandstand.band_users set leaving_date = '2020-01-01' where id = $1",
    [gone.bandUserId],
  );
  await send({ ...CONFIRMATION, sendBand: true });
  const addresses = (await mailsOf(api, bandId)).map(({ toAddress }) => toAddress);
  expect(addresses).toHaveLength(2);
  expect(addresses).toContain(await emailOf(reader.userId));
});

it("an event that is deleted takes its mails with it", async () => {
  const { send, bandId, event, token } = await bandWithGig(api);
  await send({ ...PROPOSAL, sendVenue: true });
  await api.call(deleteEvent, { params: { id: String(event.id) } }, token);
  expect(await mailsOf(api, bandId)).toEqual([]);
});
