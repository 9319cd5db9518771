/** The pages as they are without a script: what is read, what a form changes, and what a look never does. */
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { followersOf, settingsIn } from "./following.fixture.ts";

let time = Date.parse("2026-06-10T12:00:00Z");
const api = await testApi({ now: () => new Date(time) });

let count = 0;

async function newBand() {
  const { bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  await api.asSuperuser(
    "update bandstand.bands set profile = 'Songs about trains', picture_filename = 'a-picture.jpg' where id = $1",
    [bandId],
  );
  return { bandId, path: `/follow/${bandUser.TheBand.identity}` };
}

const read = async (path: string, init?: RequestInit) => {
  const response = await api.fetch(path, init);
  return { response, status: response.status, html: await response.text() };
};

const post = (path: string, fields: Record<string, string>) =>
  read(path, { method: "POST", body: new URLSearchParams(fields) });

const openedIn = (html: string) => /name="opened" value="([^"]*)"/.exec(html)?.[1] ?? "";

/** As somebody does who reads the page and types. */
async function fillIn(path: string, fields: Record<string, string> = {}, seconds = 20) {
  const { html } = await read(path);
  time += seconds * 1000;
  return post(path, {
    action: "follow",
    email: "fan@example.org",
    location: "Leeds",
    events: "on",
    opened: openedIn(html),
    website: "",
    ...fields,
  });
}

async function newFollower() {
  const band = await newBand();
  count += 1;
  const email = `fan${count}@example.org`;
  await fillIn(band.path, { email });
  const mail = await api.mailTo(email);
  const { path: own, key } = settingsIn(mail);
  return { ...band, email, own, key };
}

describe("the page on which a band is followed", () => {
  it("says what went wrong where it could not be saved, and keeps what was typed", async () => {
    const { path, own, bandId } = await newFollower();
    await api.asSuperuser(
      `alter table bandstand.followers add constraint broken check (band_id <> ${bandId}) not valid`,
    );
    try {
      const { status, html } = await fillIn(path, { email: "late@example.org", location: "York" });
      expect(status).toBe(500);
      expect(html).toContain("An error occured saving this: ");
      expect(html).toContain('value="late@example.org"');
      const saved = await post(own, { action: "save", location: "Hull" });
      expect(saved.status).toBe(500);
      expect(saved.html).toContain("An error occured saving this: ");
      expect(saved.html).toContain('value="Hull"');
    } finally {
      await api.asSuperuser("alter table bandstand.followers drop constraint broken");
    }
  });

  it("shows who they are and what one agrees to, and tells others of itself", async () => {
    const { path } = await newBand();
    const { html, response } = await read(path);
    for (const part of [
      "<h1>Second Sunday</h1>",
      "<p>Songs about trains</p>",
      'src="/uploads/a-picture.jpg"',
      "By following you agree that Second Sunday keeps your email address",
      "Send Event Alerts</label>",
      "Start Following</button>",
      ">Clear</a>",
      `<link rel="canonical" href="${api.url}${path}">`,
      `<meta property="og:image" content="${api.url}/uploads/a-picture.jpg">`,
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("noindex");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("adds whoever fills it in, with or without gig alerts", async () => {
    const { bandId, path } = await newBand();
    const { html } = await fillIn(path, { email: "One@Example.org" });
    expect(html).toContain(
      "Thank you for following us. You have been sent an email with additional information",
    );
    expect(html).not.toContain("One@Example.org");
    const { html: form } = await read(path);
    time += 20_000;
    await post(path, { email: "two@example.org", location: "York", opened: openedIn(form) });
    expect(await followersOf(api, bandId)).toEqual([
      { email: "one@example.org", location: "Leeds", events: true, source: "Follow" },
      { email: "two@example.org", location: "York", events: false, source: "Follow" },
    ]);
  });

  it("says all that is missing, and keeps what was typed", async () => {
    const { bandId, path } = await newBand();
    const { html } = await fillIn(path, { email: "", location: " " });
    expect(html).toContain("<li>Please enter your email address</li>");
    expect(html).toContain("<li>Please enter your location</li>");
    const { html: wrong } = await fillIn(path, { email: '"><script>', location: "Leeds" });
    expect(wrong).toContain("<li>Invalid format for email address</li>");
    expect(wrong).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(wrong).toContain('value="Leeds"');
    expect(await followersOf(api, bandId)).toEqual([]);
  });

  it("thanks a program that fills in everything, and adds nobody", async () => {
    const { bandId, path } = await newBand();
    const { html } = await fillIn(path, { website: "https://spam.example" });
    expect(html).toContain("Thank you for following us.");
    expect(await followersOf(api, bandId)).toEqual([]);
  });

  it("asks once more where it was filled in at once, without having been opened, or of another band", async () => {
    const { bandId, path } = await newBand();
    const other = await newBand();
    const { html: foreign } = await read(other.path);
    time += 20_000;
    for (const { html } of [
      await fillIn(path, {}, 1),
      await fillIn(path, { opened: "" }),
      await fillIn(path, { opened: openedIn(foreign) }),
      await fillIn(path, {}, 25 * 3600),
    ]) {
      expect(html).toContain("Please press the button once more.");
      expect(html).toContain('value="fan@example.org"');
    }
    expect(await followersOf(api, bandId)).toEqual([]);
  });

  it("is found by identity in capitals, and is linked from the band's page", async () => {
    const { path } = await newBand();
    expect((await read(path.toUpperCase().replace("/FOLLOW", "/follow"))).status).toBe(200);
    const { html } = await read(path.replace("/follow", "/bandpage"));
    expect(html).toContain(`href="${path}">Follow</a>`);
  });
});

describe("the link in a follower's mail", () => {
  it("loads what is kept, with the address locked, and is not for search engines", async () => {
    const { own, email } = await newFollower();
    const { html } = await read(own);
    for (const part of [
      "Found your email address, loaded your current settings",
      `value="${email}" maxlength="254" autocomplete="email" readonly`,
      'value="Leeds"',
      "Save</button>",
      "Stop Following</summary>",
      'content="noindex"',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("Start Following");
  });

  it("saves what is changed, whatever address the form says", async () => {
    const { own, email, bandId } = await newFollower();
    const { html } = await post(own, { action: "save", location: "York", email: "x@example.org" });
    expect(html).toContain("Settings saved");
    expect(await followersOf(api, bandId)).toEqual([
      { email, location: "York", events: false, source: "Follow" },
    ]);
    const { html: wrong } = await post(own, { action: "save", location: "", events: "on" });
    expect(wrong).toContain("Please enter your location");
    expect(await followersOf(api, bandId)).toMatchObject([{ location: "York", events: false }]);
  });

  it("stops, clears the form, and is known no more", async () => {
    const { own, email, bandId } = await newFollower();
    const { html } = await post(own, { action: "stop" });
    expect(html).toContain("You have stopped following Second Sunday");
    expect(html).not.toContain(email);
    expect(await followersOf(api, bandId)).toEqual([]);
    const again = await post(own, { action: "stop" });
    expect([again.status, again.html]).toEqual([
      200,
      expect.stringContaining("This link is not known any more"),
    ]);
    expect((await read(own)).html).toContain("Start Following");
  });

  it("opens nothing of somebody else, of another band, or changed", async () => {
    const [one, other] = [await newFollower(), await newFollower()];
    const at = (path: string, email: string, key: string) =>
      `${path}/${encodeURIComponent(email)}?key=${key}`;
    const last = one.key.at(-2) === "A" ? "B" : "A";
    for (const path of [
      at(one.path, one.email, other.key),
      at(one.path, one.email, ""),
      at(one.path, one.email, one.key.slice(0, -2) + last + one.key.slice(-1)),
      at(other.path, one.email, one.key),
      at(other.path, other.email, one.key),
      `${at(one.path, one.email, one.key)}&key=x`,
      at(one.path, "nobody@example.org", one.key),
      at(one.path, "%00", one.key),
    ]) {
      const { html } = await read(path);
      expect(html).toContain("Start Following");
      expect(html).not.toContain("Leeds");
      expect((await post(path, { action: "stop" })).html).toContain("is not known any more");
      await post(path, { action: "save", location: "York" });
    }
    for (const { bandId, email } of [one, other])
      expect(await followersOf(api, bandId)).toMatchObject([{ email, location: "Leeds" }]);
  });

  it("changes nothing for a program that opens every link it finds", async () => {
    const { own, path, email, bandId } = await newFollower();
    const seen = new Set<string>();
    const open = async (address: string): Promise<void> => {
      if (seen.has(address)) return;
      seen.add(address);
      const { html } = await read(address, { redirect: "manual" });
      for (const [, link = ""] of html.matchAll(
        /(?:href|action)="(\/(?:follow|unsubscribe)[^"]*)"/g,
      ))
        await open(link.replaceAll("&amp;", "&"));
    };
    await open(own);
    expect(seen).toContain(path === own ? "" : own);
    expect(await followersOf(api, bandId)).toMatchObject([
      { email, location: "Leeds", events: true },
    ]);
  });
});

describe("the page that asks for the band", () => {
  it("leads to it by name, by identity and by id", async () => {
    const { bandId, path } = await newBand();
    await api.asSuperuser("update bandstand.bands set name = $2 where id = $1", [
      bandId,
      `Träum & Söhne ${bandId}`,
    ]);
    const to = async (band: string) =>
      (
        await api.fetch(`/follow?${new URLSearchParams({ band })}`, { redirect: "manual" })
      ).headers.get("location");
    expect(await to(`träum & SÖHNE ${bandId}`)).toBe(path);
    expect(await to(path.slice("/follow/".length))).toBe(path);
    expect(await to(String(bandId))).toBe(path);
    expect((await api.fetch("/navfollow", { redirect: "manual" })).headers.get("location")).toBe(
      "/follow",
    );
  });

  it("lets one choose where several have the name", async () => {
    const [one, other] = [await newBand(), await newBand()];
    await api.asSuperuser("update bandstand.bands set name = 'Twins' where id = any($1)", [
      [one.bandId, other.bandId],
    ]);
    const { html } = await read("/follow?band=twins");
    for (const { path } of [one, other]) expect(html).toContain(`href="${path}">Twins`);
  });

  it("says what is missing, and what is not found", async () => {
    expect((await read("/follow")).html).not.toContain("<li>");
    expect((await read("/follow?band=+")).html).toContain("<li>Please enter a band id/name</li>");
    for (const path of [
      "/follow?band=nobody",
      "/follow/nobody",
      "/follow/nobody/a?key=b",
      "/follow/%00",
    ]) {
      const { status, html } = await read(path);
      expect([status, html]).toEqual([
        404,
        expect.stringContaining("<li>Unable to find band.</li>"),
      ]);
    }
  });
});
