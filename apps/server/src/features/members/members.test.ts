import { randomUUID } from "node:crypto";
import {
  addMember,
  listMembers,
  saveMember,
  saveMemberPositions,
} from "@bandstand/contracts/members";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { listSongs } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const of = (id: number) => ({ params: { id: String(id) } });

async function band() {
  const { token, bandUser } = await api.newBand();
  const { bandId, id } = bandUser;
  const member = (areas = {}, nickname?: string) => newMember(api, bandId, areas, nickname);
  const save = (bandUserId: number, fields: object, as = token) =>
    api.call(saveMember, { ...of(bandUserId), body: { bandUser: fields } }, as);
  const members = async (as = token) => (await api.call(listMembers, {}, as)).answer;
  return { token, id, bandId, member, save, members };
}

describe("the members of a band", () => {
  it("are listed by role and number, with what each may do", async () => {
    const { token, id, member, members } = await band();
    const sam = await member({ SO: "R", EV: "W" });
    const kit = await member({}, "Kit");
    const positions = [
      { id: sam.bandUserId, number: 2, roleId: 3 },
      { id: kit.bandUserId, number: 1, roleId: 3 },
    ];
    await api.call(saveMemberPositions, { body: { positions } }, token);

    const listed = await members();

    expect(listed.map(({ id: one }) => one)).toEqual([id, kit.bandUserId, sam.bandUserId]);
    expect(listed.map(({ Role }) => Role.tag)).toEqual(["M", "H", "H"]);
    expect(listed[2]?.menus[0]?.MenuOptions).toContainEqual({ tag: "EV", priv: "W" });
    expect(listed[2]?.StatusConfig?.tag).toBe("NEW");
    expect(listed[0]?.StatusConfig).toBe(null);
  });

  it("stand last within their role without a number", async () => {
    const { bandId, member, members, save } = await band();
    const [kit, lou] = [await member({}, "Kit"), await member({}, "Lou")];
    await save(kit.bandUserId, { number: null });
    await save(lou.bandUserId, { number: 900 });
    await api.asSuperuser(
      "update bandstand.band_users set number = 999 where band_id = $1 and nickname = 'Lou'",
      [bandId],
    );
    const names = (await members()).map(({ nickname }) => nickname);
    expect(names.slice(-2)).toEqual(["Kit", "Lou"]);
    await save(lou.bandUserId, { number: 998 });
    expect((await members()).map(({ nickname }) => nickname).slice(-2)).toEqual(["Lou", "Kit"]);
  });

  it("begin with the first number, signing in and editing, and nothing else", async () => {
    const { token } = await band();
    const email = `${randomUUID()}@example.org`;
    const bandUser = { email, forename: "Sam", surname: "Reed", instrument: "Bass", roleId: 1 };
    const { answer } = await api.call(addMember, { body: { bandUser } }, token);
    expect(answer).toMatchObject({
      number: 1,
      signinEnabled: true,
      editEnabled: true,
      bookingsEnabled: false,
      administratorEnabled: false,
      superAdministratorEnabled: false,
      shareContactDetails: false,
    });
  });

  it("are reached by others only where they share how", async () => {
    const { id, member, members, save } = await band();
    const reader = await member({ BU: "R" });
    const phoneOf = async () =>
      (await members(reader.token)).find((one) => one.id === id)?.TheUser.email;
    expect(await phoneOf()).toBe(null);
    await save(id, { shareContactDetails: true });
    expect(await phoneOf()).toContain("@");
  });
});

describe("a member is saved", () => {
  it("with the changed fields, and answered whole", async () => {
    const { member, save } = await band();
    const sam = await member();
    const { status, answer } = await save(sam.bandUserId, {
      nickname: "Sammy",
      instrument: "Bass",
      roleId: 6,
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ nickname: "Sammy", instrument: "Bass", Role: { tag: "BM" } });
  });

  it("by themselves as far as it is theirs", async () => {
    const { member, save } = await band();
    const { token, bandUserId } = await member();
    expect((await save(bandUserId, { nickname: "Sunny" }, token)).status).toBe(200);
    const refused = await save(bandUserId, { nickname: "S", administratorEnabled: true }, token);
    expect(refused.status).toBe(403);
    expect(refused.failure.fields?.map(({ path }) => path)).toEqual(["administratorEnabled"]);
    expect((await api.call(getBandUser, of(bandUserId), token)).answer.nickname).toBe("Sunny");
  });

  it("not by others without the right", async () => {
    const { id, member, save } = await band();
    const { token } = await member({ BU: "R" });
    expect((await save(id, { nickname: "Nobody" }, token)).status).toBe(403);
  });

  it("with rights that hold at their next call", async () => {
    const { token, member } = await band();
    const sam = await member();
    expect((await api.call(listSongs, {}, sam.token)).status).toBe(403);
    const [songs] = await api.asSuperuser<{ id: number }>(
      "select id from bandstand.menu_options where tag = 'SO'",
    );
    const bandUserMenuOptions = [{ menuOptionId: songs?.id ?? 0, priv: "R" as const }];
    await api.call(saveMember, { ...of(sam.bandUserId), body: { bandUserMenuOptions } }, token);
    expect((await api.call(listSongs, {}, sam.token)).status).toBe(200);
  });

  it("never with rights that whoever gives them has not", async () => {
    const { member, bandId } = await band();
    const editor = await member({ BU: "W" });
    const sam = await member();
    const options = await api.asSuperuser<{ id: number }>(
      "select id from bandstand.menu_options where tag = 'FL'",
    );
    const body = {
      bandUser: { bookingsEnabled: true },
      bandUserMenuOptions: [{ menuOptionId: options[0]?.id ?? 0, priv: "W" as const }],
    };
    const { status, failure } = await api.call(
      saveMember,
      { ...of(sam.bandUserId), body },
      editor.token,
    );
    expect(status).toBe(403);
    expect(failure.fields?.map(({ path }) => path)).toEqual(["FL", "bookingsEnabled"]);
    const kept = await api.asSuperuser(
      "select 1 from bandstand.band_users where band_id = $1 and bookings_enabled",
      [bandId],
    );
    expect(kept).toEqual([]);
  });

  it("not over what somebody else saved meanwhile", async () => {
    const { id, token, save } = await band();
    const loaded = (await api.call(getBandUser, of(id), token)).answer.updatedAt;
    await save(id, { nickname: "Mira" });
    const late = await save(id, { nickname: "Mo", updatedAt: loaded });
    expect(late.failure.code).toBe("changed_meanwhile");
  });

  it("not over rights that somebody else gave meanwhile", async () => {
    const { token, member, save } = await band();
    const sam = await member({ SO: "R" });
    const { updatedAt, menus } = (await api.call(getBandUser, of(sam.bandUserId), token)).answer;
    const songs = menus.flatMap(({ MenuOptions }) => MenuOptions).find(({ tag }) => tag === "SO");
    const give = (priv: "R" | "W") =>
      api.call(
        saveMember,
        {
          ...of(sam.bandUserId),
          body: { bandUserMenuOptions: [{ menuOptionId: songs?.id ?? 0, priv }] },
        },
        token,
      );
    expect((await give("R")).answer.updatedAt).toBe(updatedAt);
    expect((await give("W")).answer.updatedAt > updatedAt).toBe(true);
    const { failure } = await save(sam.bandUserId, { nickname: "Sammy", updatedAt });
    expect(failure.code).toBe("changed_meanwhile");
  });

  it("in a role that exists, with options that exist, once each", async () => {
    const { id, token, save } = await band();
    const wrongRole = await save(id, { roleId: 99 });
    expect(wrongRole.failure.fields?.[0]?.path).toBe("bandUser.roleId");
    for (const bandUserMenuOptions of [
      [{ menuOptionId: 99, priv: "R" as const }],
      [
        { menuOptionId: 1, priv: "R" as const },
        { menuOptionId: 1, priv: "W" as const },
      ],
    ]) {
      const { status } = await api.call(
        saveMember,
        { ...of(id), body: { bandUserMenuOptions } },
        token,
      );
      expect(status).toBe(422);
    }
  });

  it("as having read the news, by nobody else", async () => {
    const { id, member, save } = await band();
    const sam = await member();
    const read = { dashboardAnnouncementDate: "2026-11-20T20:00:00.000Z" };
    const { answer } = await save(sam.bandUserId, read, sam.token);
    expect(answer.dashboardAnnouncementDate).toBe("2026-11-20T20:00:00.000Z");
    expect((await save(sam.bandUserId, { dashboardAnnouncementDate: null })).status).toBe(403);
    expect((await save(id, read, sam.token)).status).toBe(403);
  });
});

describe("a sign-in that is switched off", () => {
  it("ends every session of the member, and can be switched on again", async () => {
    const { member, save } = await band();
    const sam = await member();
    const me = () => api.call(getBandUser, of(sam.bandUserId), sam.token);
    expect((await me()).status).toBe(200);
    await save(sam.bandUserId, { signinEnabled: false });
    expect((await me()).status).toBe(401);
    await save(sam.bandUserId, { signinEnabled: true });
    expect((await me()).status).toBe(401);
  });

  it("is never one's own", async () => {
    const { id, save } = await band();
    expect((await save(id, { signinEnabled: false })).status).toBe(403);
  });
});

describe("the line-up", () => {
  it("is laid by an administrator alone", async () => {
    const { id, member } = await band();
    const { token } = await member({ BU: "W" });
    const body = { positions: [{ id, number: 4 }] };
    expect((await api.call(saveMemberPositions, { body }, token)).status).toBe(403);
  });

  it("changes nothing where one of it is no member", async () => {
    const { token, id, members } = await band();
    const stranger = (await api.newBand()).bandUser.id;
    const positions = [
      { id, number: 7 },
      { id: stranger, number: 1 },
    ];
    const { failure } = await api.call(saveMemberPositions, { body: { positions } }, token);
    expect(failure.code).toBe("member_not_found");
    expect((await members())[0]?.number).toBe(1);
  });

  it("names each member once", async () => {
    const { token, id } = await band();
    const positions = [
      { id, number: 1 },
      { id, number: 2 },
    ];
    const { status } = await api.call(saveMemberPositions, { body: { positions } }, token);
    expect(status).toBe(422);
  });

  it("is the second of two that cross", async () => {
    const { token, member, members } = await band();
    const ids = [(await member()).bandUserId, (await member()).bandUserId];
    const lay = (order: readonly number[]) => {
      const positions = order.map((id, place) => ({ id, number: place + 1, roleId: 2 }));
      return api.call(saveMemberPositions, { body: { positions } }, token);
    };
    await Promise.all([lay(ids), lay(ids.toReversed())]);
    const numbers = (await members()).filter(({ roleId }) => roleId === 2).map((one) => one.number);
    expect(numbers).toEqual([1, 2]);
  });
});
