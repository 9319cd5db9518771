import { answerEvent } from "@bandstand/contracts/availability";
import { getEventFeeds, newEventFeed, stopEventFeed } from "@bandstand/contracts/event-feeds";
import { saveEvent } from "@bandstand/contracts/events";
import { addBand } from "@bandstand/contracts/sign-in";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, CONFIRMED, dayFromToday, newEvent, REHEARSAL } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

/** As a calendar reads it that we did not write. */
function eventsIn(text: string): ICAL.Event[] {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
}

const summaries = (text: string) => eventsIn(text).map(({ summary }) => summary);

async function subscribe(url: string | null, headers: Record<string, string> = {}) {
  const response = await api.fetch(new URL(url ?? "").pathname, { headers });
  return { response, status: response.status, text: await response.text() };
}

async function personalAddress(token: string): Promise<string> {
  const { answer } = await api.call(newEventFeed, {}, token);
  if (answer.personal === null) throw new Error("There is no address.");
  return answer.personal;
}

describe("one's own calendar", () => {
  it("has no address until one asks for it, and reads without a token", async () => {
    const { token } = await api.newBand("The Ardens");
    expect((await api.call(getEventFeeds, {}, token)).answer.personal).toBeNull();
    await newEvent(api, token, { eventDate: dayFromToday(7), startTime: "20:00" });
    const { response, text } = await subscribe(await personalAddress(token));
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(summaries(text)).toEqual(["The Ardens: Harvest dance"]);
    expect(text).toContain("X-WR-CALNAME:The Ardens");
    expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it("holds the events of all one's bands, each once, drafts and cancelled ones among them", async () => {
    const first = await api.newBand("The Ardens");
    await newEvent(api, first.token, { eventDate: dayFromToday(7), eventStatusId: CONFIRMED });
    const { answer } = await api.call(addBand, { body: { name: "Night Ferry" } }, first.token);
    const rehearsal = { name: "Practice", eventTypeId: REHEARSAL, eventDate: dayFromToday(3) };
    const off = await newEvent(api, answer.token, rehearsal);
    const cancelled = { params: { id: String(off.id) }, body: { eventStatusId: CANCELLED } };
    await api.call(saveEvent, cancelled, answer.token);
    const { text } = await subscribe(await personalAddress(answer.token));
    expect(summaries(text)).toEqual(["Night Ferry: Practice", "The Ardens: Harvest dance"]);
    expect(
      eventsIn(text).map(({ component }) => component.getFirstPropertyValue("status")),
    ).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(new Set(eventsIn(text).map(({ uid }) => uid)).size).toBe(2);
  });

  it("reaches back half a year, and no further", async () => {
    const { token } = await api.newBand();
    await newEvent(api, token, { name: "Then", eventDate: dayFromToday(-181) });
    await newEvent(api, token, { name: "Lately", eventDate: dayFromToday(-179) });
    const { text } = await subscribe(await personalAddress(token));
    expect(summaries(text).map((summary) => summary.split(": ")[1])).toEqual(["Lately"]);
  });

  it("shows no band whose events one may not read, and none that one was shut out of", async () => {
    const band = await api.newBand();
    await newEvent(api, band.token, { eventDate: dayFromToday(7) });
    const member = await newMember(api, band.bandUser.bandId, {});
    const address = await personalAddress(member.token);
    expect(summaries((await subscribe(address)).text)).toEqual([]);
    await api.asSuperuser(
      `update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1
        and menu_option_id = (select id from bandstand.menu_options where tag = 'EV')`,
      [member.bandUserId],
    );
    expect(summaries((await subscribe(address)).text)).toHaveLength(1);
    await api.asSuperuser("update bandstand.band_users set signin_enabled = false where id = $1", [
      member.bandUserId,
    ]);
    expect(summaries((await subscribe(address)).text)).toEqual([]);
  });

  it("says what one has answered, and keeps no time for what one has declined", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, { eventDate: dayFromToday(7), startTime: "20:00" });
    await newEvent(api, token, { name: "Open mic", eventDate: dayFromToday(9) });
    const params = { id: String(event.id) };
    await api.call(answerEvent, { params, body: { answer: "N", note: null } }, token);
    const [declined, open] = eventsIn((await subscribe(await personalAddress(token))).text);
    expect(declined?.description).toMatch(/^Your answer: no\n/);
    expect(declined?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(open?.description).not.toContain("Your answer");
    expect(open?.component.getFirstPropertyValue("transp")).toBeNull();
  });

  it("tells nobody the fee", async () => {
    const { token } = await api.newBand();
    await newEvent(api, token, { eventDate: dayFromToday(7), fee: 98_765 });
    expect((await subscribe(await personalAddress(token))).text).not.toContain("98765");
  });

  it("ends with its address, and with a new one", async () => {
    const { token } = await api.newBand();
    const first = await personalAddress(token);
    const second = await personalAddress(token);
    expect((await subscribe(first)).status).toBe(404);
    expect((await subscribe(second)).status).toBe(200);
    expect((await api.call(getEventFeeds, {}, token)).answer.personal).toBe(second);
    expect((await api.call(stopEventFeed, {}, token)).status).toBe(204);
    expect((await subscribe(second)).status).toBe(404);
    expect((await personalAddress(token)) === second).toBe(false);
  });

  it("opens to no signature of another's, nor one that was touched", async () => {
    const one = await personalAddress((await api.newBand()).token);
    const other = await personalAddress((await api.newBand()).token);
    const ofOther = one.replace(/[^/]+$/, other.split("/").at(-1) ?? "");
    const touched = one.replace(/.\.ics$/, one.endsWith("A.ics") ? "B.ics" : "A.ics");
    for (const address of [
      ofOther,
      touched,
      one.replace(".ics", ""),
      one.replace(/calendar\/\d+/, "calendar/0"),
    ])
      expect((await subscribe(address)).status).toBe(404);
  });

  it("is not sent again while nothing has changed", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, { eventDate: dayFromToday(7) });
    const address = await personalAddress(token);
    const etag = (await subscribe(address)).response.headers.get("etag") ?? "";
    expect((await subscribe(address, { "if-none-match": etag })).status).toBe(304);
    const params = { id: String(event.id) };
    await api.call(saveEvent, { params, body: { startTime: "20:00" } }, token);
    expect((await subscribe(address, { "if-none-match": etag })).status).toBe(200);
  });
});

describe("a band's public calendar", () => {
  const PUBLIC = { eventStatusId: CONFIRMED, draft: false };

  it("holds its public gigs, without what only the band may know", async () => {
    const { token } = await api.newBand("The Ardens");
    await newEvent(api, token, {
      ...PUBLIC,
      eventDate: dayFromToday(7),
      startTime: "20:00",
      description: "Ask for the key",
      publicDescription: "With guests",
      ticketURL: "https://tickets.example/9",
    });
    await newEvent(api, token, { name: "Secret", ...PUBLIC, privateEvent: true });
    await newEvent(api, token, { name: "Perhaps", ...PUBLIC, draft: true });
    await newEvent(api, token, { name: "Practice", ...PUBLIC, eventTypeId: REHEARSAL });
    const { answer } = await api.call(getEventFeeds, {}, token);
    const { text, response } = await subscribe(answer.band);
    expect(response.headers.get("cache-control")).toContain("public");
    expect(summaries(text)).toEqual(["The Ardens: Harvest dance"]);
    expect(text).not.toContain("Ask for the key");
    const [gig] = eventsIn(text);
    expect(gig?.description).toContain("With guests\nTickets: https://tickets.example/9\n");
    expect(gig?.location).toBe("The Half Crown, 1 Market Place, Ardenbridge");
  });

  it("says that a gig is off, and nothing more of it", async () => {
    const { token } = await api.newBand();
    const event = await newEvent(api, token, {
      ...PUBLIC,
      eventDate: dayFromToday(7),
      publicDescription: "With guests",
    });
    const params = { id: String(event.id) };
    await api.call(saveEvent, { params, body: { eventStatusId: CANCELLED } }, token);
    const { text } = await subscribe((await api.call(getEventFeeds, {}, token)).answer.band);
    expect(eventsIn(text)[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(text).not.toContain("With guests");
  });

  it.each(["nobody-has-this.ics", "nobody", `${"x".repeat(200)}.ics`, "%00.ics"])(
    "%s is none",
    async (file) => {
      expect((await api.fetch(`/calendar/${file}`)).status).toBe(404);
    },
  );
});
