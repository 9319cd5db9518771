/** Gigs near a follower alone: asked for on the page, without a script, and held to when a gig is told of. */
import { publishEvent } from "@bandstand/contracts/publishing";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CONFIRMED, dayFromToday, newEvent } from "../../../../test/events.ts";
import { HALF_CROWN, newVenue } from "../../../../test/venues.ts";
import { settingsIn } from "./following.fixture.ts";

let time = Date.now();
const api = await testApi({ now: () => new Date(time) });

const openedIn = (html: string) => /name="opened" value="([^"]*)"/.exec(html)?.[1] ?? "";

async function send(path: string, fields: Record<string, string>) {
  const before = await (await api.fetch(path)).text();
  time += 20_000;
  const body = new URLSearchParams({
    action: "follow",
    location: "Leeds",
    events: "on",
    opened: openedIn(before),
    website: "",
    miles: "25",
    town: "",
    ...fields,
  });
  return (await api.fetch(path, { method: "POST", body })).text();
}

async function newBand() {
  const { token, bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  const path = `/follow/${bandUser.TheBand.identity}`;
  /** What is kept of each follower. */
  const near = () =>
    api.asSuperuser(
      "select near_miles as miles, near_place as place from bandstand.followers where band_id = $1 order by id",
      [bandId],
    );
  return { token, bandId, path, near };
}

describe("who follows a band for gigs near them", () => {
  it("names no town where they have said where they are, and sees which one was found", async () => {
    const { path, near } = await newBand();
    await send(path, { email: "near@fans.example", near: "on", miles: "50" });
    await send(path, { email: "all@fans.example", town: "Leeds" });
    expect(await near()).toEqual([
      { miles: 50, place: "Leeds, United Kingdom" },
      { miles: null, place: null },
    ]);
    const { path: own } = settingsIn(await api.mailTo("near@fans.example"));
    const html = await (await api.fetch(own)).text();
    expect(html).toContain('name="near" value="on" checked');
    expect(html).toContain('<option value="50" selected>50 miles</option>');
    expect(html).toContain('name="town" value="Leeds, United Kingdom"');
  });

  it("chooses where there are several towns of a name, and is not asked again", async () => {
    const { path, near } = await newBand();
    const email = "newport@fans.example";
    const asked = await send(path, { email, near: "on", town: "Newport" });
    expect(asked).toContain("There are several towns of this name. Please choose yours");
    expect(asked).toContain("Newport, Wales, United Kingdom (306,844 people)");
    expect(await near()).toEqual([]);
    const island = /value="(\d+)"[^>]*>Newport, England, United Kingdom \(24,884/.exec(asked)?.[1];
    await send(path, { email, near: "on", town: "Newport", townId: island ?? "" });
    expect(await near()).toEqual([{ miles: 25, place: "Newport, United Kingdom" }]);
    const { path: own } = settingsIn(await api.mailTo(email));
    const saved = await send(own, {
      action: "save",
      near: "on",
      miles: "25",
      town: "Newport, United Kingdom",
      location: "Cowes",
    });
    expect(saved).toContain("Settings saved");
    const kept = await api.asSuperuser<{ latitude: number; location: string }>(
      "select near_latitude as latitude, location from bandstand.followers where email = $1",
      [email],
    );
    expect(kept).toEqual([{ latitude: 50.70146, location: "Cowes" }]);
  });

  it("changes how far that is where the town stays, and wants all again with one press", async () => {
    const { path, near } = await newBand();
    const email = "mind@fans.example";
    await send(path, { email, near: "on" });
    const { path: own } = settingsIn(await api.mailTo(email));
    const town = "Leeds, United Kingdom";
    await send(own, { action: "save", near: "on", miles: "100", town });
    expect(await near()).toEqual([{ miles: 100, place: town }]);
    await send(own, { action: "save", miles: "100", town });
    expect(await near()).toEqual([{ miles: null, place: null }]);
  });

  it("is told that nobody knows the town, and follows not yet", async () => {
    const { path, near } = await newBand();
    const html = await send(path, { email: "far@fans.example", near: "on", town: "Nowherebury<" });
    expect(html).toContain("We do not know Nowherebury&lt;.");
    expect(html).toContain('value="Nowherebury&lt;"');
    expect(await near()).toEqual([]);
  });
});

describe("a gig that is published", () => {
  const OPTIONS = {
    status: "C",
    eventConfirmed: true,
    draft: false,
    sendVenue: false,
    sendBand: false,
    sendFollowers: true,
    accountSender: false,
  } as const;

  /** A band with a follower near Leeds, one near London and one who wants all, and a gig at a place. */
  async function gigAt(location: string, bandLocation?: string) {
    const { token, bandId, path } = await newBand();
    await api.asSuperuser("update bandstand.bands set location = $2 where id = $1", [
      bandId,
      bandLocation ?? null,
    ]);
    await send(path, { email: "leeds@fans.example", near: "on" });
    await send(path, { email: "london@fans.example", near: "on", town: "London" });
    await send(path, { email: "all@fans.example" });
    const venue = await newVenue(api, token, { ...HALF_CROWN, location: "x" });
    await api.asSuperuser("update bandstand.venues set location = $2 where band_id = $1", [
      bandId,
      location,
    ]);
    const event = await newEvent(api, token, {
      venueId: venue.id,
      eventDate: dayFromToday(60),
      eventStatusId: CONFIRMED,
    });
    const params = { id: String(event.id) };
    const call = (mode: "S" | "P") =>
      api.call(publishEvent, { params, body: { mode, options: OPTIONS } }, token);
    const { answer } = await call("P");
    const preview = "C" in answer && answer.C?.F ? [answer.C.F.name, answer.C.F.tooFar] : [];
    await call("S");
    const rows = () =>
      api.asSuperuser<{ address: string }>(
        "select to_address as address from bandstand.outgoing_mails where band_id = $1 order by 1",
        [bandId],
      );
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(0);
    return { preview, told: (await rows()).map(({ address }) => address.split("@")[0]) };
  }

  it("is told to who is near, and to who wants all, which one sees before", async () => {
    const { preview, told } = await gigAt("York");
    expect(told).toEqual(["all", "leeds"]);
    expect(preview).toEqual(["Followers (2)", 1]);
  });

  it.each([["Ardenbridge"], ["Hull"], ["Berlin"]])(
    "at %s, a place that nobody can tell for sure, is told to all",
    async (location) => {
      const { preview, told } = await gigAt(location);
      expect(told).toEqual(["all", "leeds", "london"]);
      expect(preview).toEqual(["Followers (3)", undefined]);
    },
  );

  it("abroad is far away where its country is named", async () => {
    expect((await gigAt("Berlin, Germany")).told).toEqual(["all"]);
  });

  it("is where the band is at home, where its venue says nothing", async () => {
    expect((await gigAt("", "London")).told).toEqual(["all", "london"]);
  });
});
