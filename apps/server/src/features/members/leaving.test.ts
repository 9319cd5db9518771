/** Leaving a band, being taken out of it, and the administrator whom a band always keeps. */
import { removeMember, saveMember } from "@bandstand/contracts/members";
import { getBandUser, listBands } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const of = (id: number) => ({ params: { id: String(id) } });

type Administrator = { bandUserId: number; token: string };

async function band() {
  const { token, bandUser } = await api.newBand();
  const administrator = async () => {
    const member = await newMember(api, bandUser.bandId, {});
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = true where id = $1",
      [member.bandUserId],
    );
    return member;
  };
  const ordinary = () =>
    api.asSuperuser(
      "update bandstand.band_users set super_administrator_enabled = false where id = $1",
      [bandUser.id],
    );
  return { token, id: bandUser.id, bandId: bandUser.bandId, administrator, ordinary };
}

/** Two administrators take that from each other at once. */
function demoteEachOther(one: Administrator, other: Administrator) {
  const demote = (bandUserId: number, as: string) =>
    api.call(
      saveMember,
      { ...of(bandUserId), body: { bandUser: { administratorEnabled: false } } },
      as,
    );
  return Promise.all([demote(other.bandUserId, one.token), demote(one.bandUserId, other.token)]);
}

describe("leaving a band", () => {
  it("takes away the membership and what it opened", async () => {
    const { bandId } = await band();
    const sam = await newMember(api, bandId, {});
    expect((await api.call(removeMember, of(sam.bandUserId), sam.token)).status).toBe(204);
    expect((await api.call(listBands, {}, sam.token)).status).toBe(401);
  });

  it("is not for a super administrator", async () => {
    const { token, id } = await band();
    expect((await api.call(removeMember, of(id), token)).status).toBe(403);
  });

  it("leaves at least one administrator", async () => {
    const { token, id, ordinary } = await band();
    await ordinary();
    const { failure } = await api.call(removeMember, of(id), token);
    expect(failure.message).toBe("A band keeps at least one administrator.");
    expect((await api.call(getBandUser, of(id), token)).status).toBe(200);
  });
});

describe("taking somebody out", () => {
  it("is for administrators, and never for a super administrator's membership", async () => {
    const { id, bandId, administrator } = await band();
    const other = await administrator();
    const sam = await newMember(api, bandId, { BU: "W" });
    expect((await api.call(removeMember, of(other.bandUserId), sam.token)).status).toBe(403);
    expect((await api.call(removeMember, of(id), other.token)).status).toBe(403);
    expect((await api.call(removeMember, of(sam.bandUserId), other.token)).status).toBe(204);
    expect((await api.call(getBandUser, of(sam.bandUserId), other.token)).status).toBe(404);
  });

  it("keeps what they have written for the band", async () => {
    const { token, bandId } = await band();
    const sam = await newMember(api, bandId, { SO: "W" });
    await api.asSuperuser(
      `insert into bandstand.songs (band_id, title, artist, song_status_id, updated_by_id)
       values ($1, 'Marigold', 'Nobody', 1, $2)`,
      [bandId, sam.bandUserId],
    );
    await api.call(removeMember, of(sam.bandUserId), token);
    const songs = await api.asSuperuser("select title from bandstand.songs where band_id = $1", [
      bandId,
    ]);
    expect(songs).toEqual([{ title: "Marigold" }]);
  });
});

it("two super administrators who take that from each other at once leave one", async () => {
  const { administrator, bandId, token, id } = await band();
  const other = await administrator();
  const demote = (bandUserId: number, as: string) =>
    api.call(
      saveMember,
      { ...of(bandUserId), body: { bandUser: { superAdministratorEnabled: false } } },
      as,
    );
  for (let round = 0; round < 4; round += 1) {
    await api.asSuperuser(
      "update bandstand.band_users set super_administrator_enabled = true where band_id = $1",
      [bandId],
    );
    const answers = await Promise.all([demote(other.bandUserId, token), demote(id, other.token)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const left = await api.asSuperuser(
      "select id from bandstand.band_users where band_id = $1 and super_administrator_enabled",
      [bandId],
    );
    expect(left).toHaveLength(1);
  }
});

it("of two administrators who take rights from each other at once, the second has none left to do it with", async () => {
  const { administrator, bandId } = await band();
  const [one, other] = [await administrator(), await administrator()];
  for (let round = 0; round < 4; round += 1) {
    const answers = await demoteEachOther(one, other);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = true where band_id = $1",
      [bandId],
    );
  }
});

it("two administrators who demote each other at once leave one", async () => {
  const { administrator, ordinary, bandId, token, id } = await band();
  await ordinary();
  const one = await administrator();
  const other = await administrator();
  await api.call(removeMember, of(id), token);
  for (let round = 0; round < 4; round += 1) {
    const answers = await demoteEachOther(one, other);
    expect(answers.map(({ status }) => status)).toContain(200);
    const left = await api.asSuperuser<{ id: number }>(
      "select id from bandstand.band_users where band_id = $1 and administrator_enabled",
      [bandId],
    );
    expect(left).toHaveLength(1);
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = true where band_id = $1",
      [bandId],
    );
  }
});
