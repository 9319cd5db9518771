import { findFollower, getFollowerOfBand, subscribeFollower } from "@bandstand/contracts/following";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { newMember } from "../../../../test/members.ts";
import { followersOf, listUnsubscribe, settingsIn } from "./following.fixture.ts";

const api = await testApi();
const THANKS = {
  message: "Thank you for following us. You have been sent an email with additional information",
};

let count = 0;
function newAddress(): string {
  count += 1;
  return `fan${count}@example.org`;
}

async function newBand() {
  const { token, bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  const follow = (body: Record<string, unknown>) =>
    api.call(subscribeFollower, {
      body: { bandId, email: "fan@example.org", location: "Leeds", ...body },
    });
  return { bandId, token, follow };
}

/** Somebody who follows already, with the key of their mail. */
async function newFollower() {
  const band = await newBand();
  const email = newAddress();
  await band.follow({ email });
  const mail = await api.mailTo(email);
  const [row] = await api.asSuperuser<{ id: number }>(
    "select id from bandstand.followers where band_id = $1",
    [band.bandId],
  );
  return { ...band, email, mail, id: row?.id ?? 0, ...settingsIn(mail) };
}

describe("whoever follows a band", () => {
  it("is added, thanked, and mailed a link to what is kept", async () => {
    const { bandId, follow } = await newBand();
    const email = newAddress();
    const { status, answer } = await follow({ email });
    expect([status, answer]).toEqual([200, THANKS]);
    expect(await followersOf(api, bandId)).toEqual([
      { email, location: "Leeds", events: true, source: "Follow" },
    ]);
    const mail = await api.mailTo(email);
    expect(mail.subject).toBe("You follow Second Sunday");
    expect(mail.text).toContain("Thank you for following us.");
    expect(mail.text).not.toContain("Leeds");
    expect(settingsIn(mail).path).toMatch(
      /^\/follow\/second-sunday[^/]*\/fan\d+%40example\.org\?key=/,
    );
    expect(mail.headers).toContainEqual(
      expect.objectContaining({
        key: "list-unsubscribe-post",
        value: "List-Unsubscribe=One-Click",
      }),
    );
  });

  it("already is answered the same, changes nothing so, and gets the link again", async () => {
    const { bandId, email, key, follow } = await newFollower();
    const { status, answer } = await follow({
      email: ` ${email.toUpperCase()}`,
      location: "York",
      events: false,
    });
    expect([status, answer]).toEqual([200, THANKS]);
    expect(await followersOf(api, bandId)).toMatchObject([{ location: "Leeds", events: true }]);
    const again = await api.mailTo(email);
    expect(again.subject).toBe("You already follow Second Sunday");
    expect(settingsIn(again).key).toBe(key);
  });

  it("changes with the key what is kept, and sees it", async () => {
    const { bandId, email, key, follow } = await newFollower();
    const { answer } = await follow({ email, location: "York", events: false, key });
    expect(answer).toMatchObject({
      message: "Settings saved",
      location: "York",
      events: false,
      TheUser: { email },
      TheBand: { id: bandId, name: "Second Sunday" },
    });
    expect(await followersOf(api, bandId)).toMatchObject([{ location: "York", events: false }]);
  });

  it("has a key for nobody else, nor for another band, and a changed one is none", async () => {
    const [one, other] = [await newFollower(), await newFollower()];
    const tampered = `${one.key.slice(0, -2)}${one.key.endsWith("AA") ? "BB" : "AA"}`;
    for (const [band, email, key] of [
      [one, one.email, other.key],
      [one, one.email, tampered],
      [other, other.email, one.key],
      [other, one.email, one.key],
    ] as const) {
      const { answer } = await band.follow({ email, location: "York", events: false, key });
      expect(answer).toEqual(THANKS);
    }
    for (const { bandId, email } of [one, other])
      expect(await followersOf(api, bandId)).toEqual([
        { email, location: "Leeds", events: true, source: "Follow" },
      ]);
  });

  it("is told what is missing, all at once", async () => {
    const { follow } = await newBand();
    const { status, failure } = await follow({ email: " ", location: "" });
    expect([status, failure.fields]).toEqual([
      422,
      [
        { path: "email", message: "Please enter your email address" },
        { path: "location", message: "Please enter your location" },
      ],
    ]);
    const { failure: wrong } = await follow({ email: "fan@müller" });
    expect(wrong.fields).toEqual([{ path: "email", message: "Invalid format for email address" }]);
  });

  it("has a domain in any letters", async () => {
    const { bandId, follow } = await newBand();
    await follow({ email: "Fan@Müller.example" });
    await follow({ email: "fan@xn--mller-kva.example" });
    expect(await followersOf(api, bandId)).toMatchObject([{ email: "fan@xn--mller-kva.example" }]);
  });

  it("needs a band that is there", async () => {
    const { status, failure } = await (await newBand()).follow({ bandId: 2_000_000_000 });
    expect([status, failure.code, failure.message]).toEqual([
      404,
      "band_not_found",
      "Unable to find band.",
    ]);
  });

  it("is entered twice at once, and follows once", async () => {
    const { bandId, follow } = await newBand();
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => follow({ email })));
    expect(answers.map(({ answer }) => answer)).toEqual(Array.from({ length: 4 }, () => THANKS));
    expect(await followersOf(api, bandId)).toHaveLength(1);
  });
});

describe("who follows", () => {
  it("is told to the holder of the key and to members who read followers, and else to nobody", async () => {
    const { bandId, token, email, id, key } = await newFollower();
    const other = await newFollower();
    const reader = await newMember(api, bandId, { FL: "R" });
    const stranger = await newMember(api, bandId, { SO: "W" });
    const ask = async (query: { key?: string }, as?: string) => [
      (
        await api.call(
          findFollower,
          { params: { x: email }, query: { bandId: String(bandId), ...query } },
          as,
        )
      ).answer?.id,
      (
        await api.call(
          getFollowerOfBand,
          { params: { bandId: String(bandId), userId: String(id) }, query },
          as,
        )
      ).answer?.id,
    ];
    for (const told of [await ask({ key }), await ask({}, token), await ask({}, reader.token)])
      expect(told).toEqual([id, id]);
    for (const told of [
      await ask({}),
      await ask({ key: other.key }),
      await ask({}, stranger.token),
      await ask({}, other.token),
    ])
      expect(told).toEqual([undefined, undefined]);
  });

  it("is found by e-mail in one's own band, in capitals too, and is nobody else", async () => {
    const { token, email, id } = await newFollower();
    const find = async (x: string) =>
      (await api.call(findFollower, { params: { x } }, token)).answer?.id ?? null;
    expect(await find(email.toUpperCase())).toBe(id);
    expect(await find("nobody@example.org")).toBeNull();
  });
});

describe("the mail program's own button", () => {
  it("ends the following at one press, and as often as one likes; a look does not", async () => {
    const { bandId, mail } = await newFollower();
    const path = listUnsubscribe(mail);
    await api.fetch(path);
    await api.fetch(path, { method: "HEAD" });
    expect(await followersOf(api, bandId)).toHaveLength(1);
    const press = () =>
      api.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await press()).status).toBe(200);
    expect(await followersOf(api, bandId)).toEqual([]);
    expect((await press()).status).toBe(404);
  });

  it("of an old mail ends nothing that was begun anew", async () => {
    const { bandId, email, mail, follow } = await newFollower();
    await api.fetch(listUnsubscribe(mail), { method: "POST" });
    await follow({ email });
    await api.fetch(listUnsubscribe(mail), { method: "POST" });
    expect(await followersOf(api, bandId)).toHaveLength(1);
  });
});
