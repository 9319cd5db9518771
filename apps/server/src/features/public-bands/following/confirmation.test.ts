/** A band that has addresses confirmed before it keeps them. */
import { saveBand } from "@bandstand/contracts/bands";
import { subscribeFollower } from "@bandstand/contracts/following";
import { FOLLOW_MESSAGES } from "@bandstand/domain/following";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { followersOf } from "./following.fixture.ts";

const DAY = 24 * 3600 * 1000;
let time = Date.parse("2026-06-10T12:00:00Z");
const api = await testApi({ now: () => new Date(time) });

const FAN = { email: "mira@fans.example", location: "York", events: true };
const THANKS = { message: FOLLOW_MESSAGES.thanks };

async function bandThatAsks() {
  const { token, bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  await api.call(
    saveBand,
    { params: { id: String(bandId) }, body: { confirmFollowers: true } },
    token,
  );
  const follow = async (fan = FAN) =>
    (await api.call(subscribeFollower, { body: { bandId, ...fan } })).answer;
  return {
    bandId,
    identity: bandUser.TheBand.identity,
    follow,
    rows: () => followersOf(api, bandId),
  };
}

/** The address to which the mail's button leads, without its host. */
async function confirmationOf(email: string): Promise<string> {
  const { text = "" } = await api.mailTo(email);
  const { pathname, search } = new URL(/Confirm:\n(\S+)/.exec(text)?.[1] ?? "");
  return pathname + search;
}

const press = async (path: string) => (await api.fetch(path, { method: "POST" })).text();

describe("whoever follows a band that has it confirmed", () => {
  it("is kept nowhere until the button of the mail is pressed, and welcomed then", async () => {
    const { follow, rows } = await bandThatAsks();
    const fan = { ...FAN, email: "new@fans.example" };
    expect(await follow(fan)).toEqual(THANKS);
    const link = await confirmationOf(fan.email);
    expect(await rows()).toEqual([]);
    const page = await api.fetch(link);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain("Second Sunday writes to new@fans.example when a gig is announced");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await rows()).toEqual([]);
    expect(await press(link)).toContain(FOLLOW_MESSAGES.thanks);
    expect(await rows()).toEqual([{ ...fan, source: "Follow" }]);
    expect((await api.mailTo(fan.email)).subject).toBe("You follow Second Sunday");
  });

  it("follows once, however often it is pressed", async () => {
    const { follow, rows } = await bandThatAsks();
    const fan = { ...FAN, email: "twice@fans.example" };
    await follow(fan);
    const link = await confirmationOf(fan.email);
    await Promise.all([press(link), press(link)]);
    expect(await rows()).toHaveLength(1);
  });

  it("is answered the same where they follow already, and gets the link to their settings", async () => {
    const { follow, rows } = await bandThatAsks();
    const fan = { ...FAN, email: "there@fans.example" };
    await follow(fan);
    await press(await confirmationOf(fan.email));
    await api.mailTo(fan.email);
    expect(await follow(fan)).toEqual(THANKS);
    expect((await api.mailTo(fan.email)).subject).toBe("You already follow Second Sunday");
    expect(await rows()).toHaveLength(1);
  });

  it("does not by a link that was changed, is another band's, or is older than a week", async () => {
    const { follow, rows } = await bandThatAsks();
    const other = await bandThatAsks();
    const fan = { ...FAN, email: "late@fans.example" };
    await follow(fan);
    const link = await confirmationOf(fan.email);
    const query = link.slice(link.indexOf("?"));
    const changed = link.replace(/.$/, (letter) => (letter === "A" ? "B" : "A"));
    for (const path of [
      changed,
      `/follow/${other.identity}${query}`,
      `${link}.`,
      `${link}&confirm=x`,
    ])
      expect(await press(path)).toContain("This link works no more");
    time += 7 * DAY + 1;
    expect(await press(link)).toContain("This link works no more");
    expect([await rows(), await other.rows()]).toEqual([[], []]);
  });
});
