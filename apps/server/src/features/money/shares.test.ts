import { answerEvent } from "@bandstand/contracts/availability";
import { getEventMoney, savePayout, saveShares } from "@bandstand/contracts/event-money";
import { removeMember } from "@bandstand/contracts/members";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { dayFromToday } from "../../../test/events.ts";
import { paidGig, sharesOf } from "./money.fixture.ts";

const api = await testApi();

type Shares = { bandUserId: number | null; share: number }[];

async function sharedGig(eventDate = dayFromToday(7)) {
  const gig = await paidGig(api, { eventDate });
  const { params, token } = gig;
  const joss = await gig.member("Joss");
  const theo = await gig.manager();
  await api.asSuperuser(
    "update bandstand.band_users set nickname = 'Mira', role_id = 1 where id = $1",
    [gig.own],
  );
  return {
    ...gig,
    joss,
    theo,
    share: (shares: Shares) => api.call(saveShares, { params, body: { shares } }, token),
    payOut: (bandUserId: number | null, paidOut: number | null) =>
      api.call(savePayout, { params, body: { bandUserId, paidOut } }, token),
    shares: async () => sharesOf((await gig.read()).answer),
  };
}

describe("the shares of an event", () => {
  it("are alike for the line-up, and nothing for others and the kitty, until somebody says", async () => {
    const { shares } = await sharedGig();
    expect(await shares()).toEqual([
      ["Mira", 1],
      ["Joss", 1],
      ["Theo", 0],
      ["kitty", 0],
    ]);
  });

  it("leave out whoever cannot come, and who came to the band later", async () => {
    const { shares, joss, member, params } = await sharedGig();
    await api.call(answerEvent, { params, body: { answer: "N" } }, joss.token);
    const { bandUserId } = await member("Newcomer");
    await api.asSuperuser("update bandstand.band_users set joining_date = $2 where id = $1", [
      bandUserId,
      dayFromToday(8),
    ]);
    expect(await shares()).toMatchObject([
      ["Mira", 1],
      ["Joss", 0],
      ["Newcomer", 0],
      ["Theo", 0],
      ["kitty", 0],
    ]);
  });

  it("are as they were said, the kitty’s among them, and nothing for who is not named", async () => {
    const { shares, share, own, theo } = await sharedGig();
    const { status } = await share([
      { bandUserId: own, share: 2 },
      { bandUserId: theo.bandUserId, share: 1 },
      { bandUserId: null, share: 1 },
    ]);
    expect(status).toBe(200);
    const said = [
      ["Mira", 2],
      ["Joss", 0],
      ["Theo", 1],
      ["kitty", 1],
    ];
    expect(await shares()).toEqual(said);
    await share([{ bandUserId: own, share: 3 }]);
    expect((await shares()).map(([, one]) => one)).toEqual([3, 0, 0, 0]);
  });

  it.each([
    [[], "Give somebody a share"],
    [[{ bandUserId: null, share: 0 }], "Give somebody a share"],
    [
      [
        { bandUserId: null, share: 1 },
        { bandUserId: null, share: 2 },
      ],
      "A member has one share",
    ],
    [[{ bandUserId: 2_000_000_000, share: 1 }], "This member does not exist"],
  ])("are none with %j", async (wrong, message) => {
    const { share, shares } = await sharedGig();
    const before = await shares();
    const { status, failure } = await share(wrong);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "shares", message }]);
    expect(await shares()).toEqual(before);
  });

  it.each([-1, 1.5, 101])("are no %s", async (wrong) => {
    const { share } = await sharedGig();
    const { failure } = await share([{ bandUserId: null, share: wrong }]);
    expect(failure.fields).toMatchObject([{ path: "shares.0.share" }]);
  });

  it("of whoever has left for good stay, as nobody’s by name", async () => {
    const { shares, share, own, joss, token } = await sharedGig();
    await share([
      { bandUserId: own, share: 1 },
      { bandUserId: joss.bandUserId, share: 1 },
    ]);
    await api.call(removeMember, { params: { id: String(joss.bandUserId) } }, token);
    expect(await shares()).toEqual([
      ["Mira", 1],
      ["Theo", 0],
      ["left", 1],
      ["kitty", 0],
    ]);
  });
});

describe("what was handed over", () => {
  it("is kept as it was, with when, and taken back", async () => {
    const { payOut, joss } = await sharedGig();
    const paid = (await payOut(joss.bandUserId, 150)).answer.shares.find(
      ({ nickname }) => nickname === "Joss",
    );
    expect(paid).toMatchObject({ share: 1, paidOut: 150, paidOutAt: expect.any(String) });
    const back = (await payOut(joss.bandUserId, null)).answer.shares.find(
      ({ nickname }) => nickname === "Joss",
    );
    expect(back).toMatchObject({ share: 1, paidOut: null, paidOutAt: null });
  });

  it("makes the shares stay as they were seen, whoever cannot come later", async () => {
    const { payOut, own, joss, params, shares } = await sharedGig();
    await payOut(own, 150);
    await api.call(answerEvent, { params, body: { answer: "N" } }, joss.token);
    expect((await shares()).slice(0, 2)).toEqual([
      ["Mira", 1],
      ["Joss", 1],
    ]);
  });

  it("goes to the kitty, too, and to who has no share but has paid something", async () => {
    const { payOut, theo } = await sharedGig();
    await payOut(theo.bandUserId, 20);
    const { answer } = await payOut(null, 30);
    expect(answer.shares.map(({ share, paidOut }) => [share, paidOut])).toEqual([
      [1, null],
      [1, null],
      [0, 20],
      [0, 30],
    ]);
  });

  it("goes to no member of nowhere", async () => {
    const { payOut } = await sharedGig();
    expect((await payOut(2_000_000_000, 30)).failure.fields).toEqual([
      { path: "bandUserId", message: "This member does not exist" },
    ]);
  });

  it("is nobody’s to know who is not told what events pay", async () => {
    const { theo, params } = await sharedGig();
    const { failure } = await api.call(getEventMoney, { params }, theo.token);
    expect(failure.code).toBe("no_right");
  });
});
