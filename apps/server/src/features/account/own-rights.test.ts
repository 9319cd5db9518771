/** A member's open browser learns at once what the band has changed about them. */
import { listDevices, signOutDevice } from "@bandstand/contracts/account";
import { saveBand } from "@bandstand/contracts/bands";
import type { Request } from "@bandstand/contracts/endpoint";
import { listMenuOptions, removeMember, saveMember } from "@bandstand/contracts/members";
import { afterEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen, type Listening } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const other = await api.another();

const listening: Listening[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) one.leave();
});

/** An administrator, and Sam with a browser open at another server. */
async function band() {
  const { token, bandUser } = await api.newBand();
  const sam = await newMember(api, bandUser.bandId, { SO: "W" });
  const open = async (as = sam.token) => {
    const one = await listen(`${other}/api/rights/live`, as);
    listening.push(one);
    expect(await one.next()).toEqual({ event: "opened", data: {} });
    return one;
  };
  const params = { id: String(sam.bandUserId) };
  const save = (body: Request<typeof saveMember>["body"]) =>
    api.call(saveMember, { params, body }, token);
  return { token, bandUser, sam, open, params, save };
}

describe("a member's own browser", () => {
  it("is told when an option, a flag, the role or the name changes", async () => {
    const { token, open, save } = await band();
    const { next } = await open();
    const menus = (await api.call(listMenuOptions, { query: { tag: "SO" } }, token)).answer;
    const menuOptionId = menus[0]?.MenuOptions[0]?.id ?? 0;
    for (const body of [
      { bandUserMenuOptions: [{ menuOptionId, priv: "R" as const }] },
      { bandUser: { editEnabled: false } },
      { bandUser: { roleId: 2 } },
      { bandUser: { nickname: "Sammy" } },
    ]) {
      expect((await save(body)).status).toBe(200);
      expect(await next()).toEqual({ event: "changed", data: {} });
    }
  });

  it("is told when the band's news changes, and when everybody is alerted to it", async () => {
    const { token, bandUser, open } = await band();
    const { next } = await open();
    const params = { id: String(bandUser.bandId) };
    const now = new Date().toISOString();
    for (const body of [
      { dashboardAnnouncement: "<p>Van at 15:00</p>" },
      { dashboardAnnouncementDate: now },
      { dashboardAnnouncementDate: null },
      { dashboardInformation: "<p>Black shirts</p>", dashboardInformationDate: now },
    ]) {
      expect((await api.call(saveBand, { params, body }, token)).status).toBe(200);
      expect(await next()).toEqual({ event: "news", data: {} });
    }
  });

  it("is told nothing of what happens to others", async () => {
    const { token, bandUser, open, save } = await band();
    const mine = await open(token);
    await save({ bandUser: { nickname: "Sammy" } });
    const params = { id: String(bandUser.bandId) };
    await api.call(saveBand, { params, body: { location: "Leeds" } }, token);
    const own = { params: { id: String(bandUser.id) }, body: { bandUser: { nickname: "Boss" } } };
    await api.call(saveMember, own, token);
    expect(await mine.next()).toEqual({ event: "changed", data: {} });
    expect(mine.text().match(/event: changed/g)).toHaveLength(1);
    expect(mine.text()).not.toContain("event: news");
  });

  it.each(["signin off", "removed", "signed out"])("is left at once: %s", async (how) => {
    const { token, sam, open, params, save } = await band();
    const { ended } = await open();
    if (how === "signin off") await save({ bandUser: { signinEnabled: false } });
    else if (how === "removed") await api.call(removeMember, { params }, token);
    else {
      const device = (await api.call(listDevices, {}, sam.token)).answer[0];
      await api.call(signOutDevice, { params: { id: String(device?.id) } }, sam.token);
    }
    await ended;
    expect((await api.fetch("/api/rights/live", { token: sam.token })).status).toBe(401);
  });
});
