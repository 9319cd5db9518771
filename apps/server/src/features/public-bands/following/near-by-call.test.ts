/** Gigs near a follower alone, as another program asks for them: with the choices and the checks of the page. */
import { saveBand } from "@bandstand/contracts/bands";
import { subscribeFollower } from "@bandstand/contracts/following";
import { getFollower, listFollowers } from "@bandstand/contracts/followers";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { settingsIn } from "./following.fixture.ts";

const api = await testApi();
const LEEDS = "Leeds, United Kingdom";

async function newBand() {
  const { token, bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  const follow = (email: string, body: Record<string, unknown>) =>
    api.call(subscribeFollower, { body: { bandId, email, location: "Leeds", ...body } });
  /** As the band sees them. */
  const near = async () => {
    const { answer } = await api.call(listFollowers, { body: {} }, token);
    return answer.map(({ nearMiles, nearPlace }) => [nearMiles, nearPlace]);
  };
  return { bandId, token, follow, near };
}

/** Somebody who wants gigs within 50 miles of Leeds, with the key of their mail. */
async function newFollower(email: string, body: Record<string, unknown> = {}) {
  const band = await newBand();
  await band.follow(email, { near: true, miles: 50, ...body });
  const { key } = settingsIn(await api.mailTo(email));
  return { ...band, change: (wish: object) => band.follow(email, { key, ...wish }) };
}

describe("who follows by a call", () => {
  it("asks for gigs within so many miles of a town, or else of where they are, which the band sees", async () => {
    const { token, follow, near } = await newBand();
    await follow("york@fans.example", { near: true, miles: 100, town: "York" });
    await follow("leeds@fans.example", { near: true });
    await follow("all@fans.example", { near: false, town: "York" });
    await follow("silent@fans.example", {});
    expect(await near()).toEqual([
      [null, null],
      [null, null],
      [25, LEEDS],
      [100, "York, United Kingdom"],
    ]);
    const { answer } = await api.call(listFollowers, { body: { filter: { source: "" } } }, token);
    const params = { id: String(answer.at(-1)?.id) };
    expect((await api.call(getFollower, { params }, token)).answer).toEqual(answer.at(-1));
  });

  it("is told the towns of a name where there are several, and names the one that is meant", async () => {
    const { follow, near } = await newBand();
    const asked = await follow("fan@fans.example", { near: true, town: "Newport" });
    const message = "There are several towns of this name. Please choose yours";
    expect([asked.status, asked.failure]).toMatchObject([
      422,
      { code: "invalid", message, fields: [{ path: "town", message }] },
    ]);
    const { towns = [] } = asked.failure.details ?? {};
    expect(towns[0]?.name).toBe("Newport, Wales, United Kingdom (306,844 people)");
    expect(await near()).toEqual([]);
    const townId = towns.find(({ name }) => name.startsWith("Newport, England"))?.id;
    await follow("fan@fans.example", { near: true, town: "Newport", townId });
    expect(await near()).toEqual([[25, "Newport, United Kingdom"]]);
  });

  it("is told that nobody knows the town, or that no gigs are counted so, and follows not yet", async () => {
    const { follow, near } = await newBand();
    const unknown = await follow("far@fans.example", { near: true, town: "Nowherebury" });
    expect([unknown.status, unknown.failure.details, unknown.failure.fields]).toEqual([
      422,
      undefined,
      [
        {
          path: "town",
          message:
            "We do not know Nowherebury. Please enter the next larger town, such as York or Leeds, UK",
        },
      ],
    ]);
    const odd = await follow("far@fans.example", { near: true, miles: 30 });
    expect(odd.failure.fields).toEqual([{ path: "miles", message: "One of 10, 25, 50, 100" }]);
    expect(await near()).toEqual([]);
  });

  it("changes it with the key, and leaves it as it was where nothing is said of it", async () => {
    const { change, near } = await newFollower("mind@fans.example");
    const moved = await change({ location: "Hull" });
    expect(moved.answer).toMatchObject({ location: "Hull", nearMiles: 50, nearPlace: LEEDS });
    await change({ near: true, miles: 10, town: LEEDS });
    expect(await near()).toEqual([[10, LEEDS]]);
    await change({ near: false });
    expect(await near()).toEqual([[null, null]]);
  });

  it("is not asked again which town it is that is kept", async () => {
    const { follow } = await newBand();
    const { failure } = await follow("x@fans.example", { near: true, town: "Newport" });
    const townId = failure.details?.towns?.[0]?.id;
    const { change } = await newFollower("again@fans.example", { town: "Newport", townId });
    const { answer } = await change({ near: true, miles: 50, town: "Newport, United Kingdom" });
    expect(answer).toMatchObject({ message: "Settings saved", nearMiles: 50 });
  });

  it("has it kept once they have confirmed, where the band asks for that", async () => {
    const { token, bandId, follow, near } = await newBand();
    const params = { id: String(bandId) };
    await api.call(saveBand, { params, body: { confirmFollowers: true } }, token);
    await follow("sure@fans.example", { near: true, miles: 50 });
    expect(await near()).toEqual([]);
    const { text = "" } = await api.mailTo("sure@fans.example");
    const { pathname, search } = new URL(/Confirm:\n(\S+)/.exec(text)?.[1] ?? "");
    await api.fetch(pathname + search, { method: "POST" });
    expect(await near()).toEqual([[50, LEEDS]]);
  });

  it("needs a band that is there", async () => {
    const { follow } = await newBand();
    const { failure } = await follow("a@fans.example", { bandId: 2_000_000_000, near: true });
    expect(failure.code).toBe("band_not_found");
  });
});
