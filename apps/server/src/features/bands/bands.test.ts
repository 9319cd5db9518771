import { getBand, saveBand } from "@bandstand/contracts/bands";
import { addBand, listBands } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

async function band() {
  const { token, bandUser } = await api.newBand("The Confidants");
  const params = { id: String(bandUser.bandId) };
  const save = (body: object, as = token) => api.call(saveBand, { params, body }, as);
  const read = async (as = token) => (await api.call(getBand, { params }, as)).answer;
  return { token, bandUser, params, save, read };
}

describe("a band", () => {
  it("is told to its members, what is private to administrators alone", async () => {
    const { bandUser, save, read } = await band();
    await save({ profile: "Five of us", passwords: "attic", paymentDetails: "GB00" });
    const { token } = await newMember(api, bandUser.bandId, {});
    expect(await read()).toMatchObject({ profile: "Five of us", passwords: "attic" });
    expect(await read(token)).toMatchObject({
      profile: "Five of us",
      passwords: null,
      paymentDetails: null,
    });
  });

  it("names those who make it up, by number, and nobody who has left", async () => {
    const { bandUser, read } = await band();
    const add = async (nickname: string, columns: string) => {
      const { bandUserId } = await newMember(api, bandUser.bandId, {}, nickname);
      await api.asSuperuser(`update bandstand.band_users set ${columns} where id = $1`, [
        bandUserId,
      ]);
    };
    await add("Kit", "number = 3");
    await add("Sam", "number = 2");
    await add("Gone", "leaving_date = '2020-01-01'");
    await add("Helper", "role_id = 3");
    const { Members } = await read();
    expect(Members.map(({ nickname }) => nickname).slice(0, 3)).toEqual([
      bandUser.nickname,
      "Sam",
      "Kit",
    ]);
    expect(JSON.stringify(Members)).not.toContain("Gone");
  });

  it("names those beside them with their roles, to readers of members alone", async () => {
    const { bandUser, read } = await band();
    const reader = await newMember(api, bandUser.bandId, { BU: "R" }, "Ada");
    const player = await newMember(api, bandUser.bandId, { SO: "W" }, "Ben");
    const helper = await newMember(api, bandUser.bandId, {}, "Cy");
    await api.asSuperuser("update bandstand.band_users set role_id = 3 where id = $1", [
      helper.bandUserId,
    ]);
    const told = async (token: string) =>
      (await read(token)).Members.map(({ nickname, Role }) => `${nickname} ${Role.tag}`);
    const players = [`${bandUser.nickname} M`, "Ada M", "Ben M"].sort();
    expect((await told(reader.token)).sort()).toEqual([...players, "Cy H"].sort());
    expect((await told(player.token)).sort()).toEqual(players);
  });

  it("of others is not told, even to somebody who is in both", async () => {
    const { token, bandUser } = await band();
    const further = await api.call(addBand, { body: { name: "Second Sunday" } }, token);
    expect(further.status).toBe(201);
    const params = { id: String(bandUser.bandId) };
    const { failure } = await api.call(getBand, { params }, further.answer.token);
    expect(failure.code).toBe("band_not_found");
  });
});

describe("a band is changed", () => {
  it("by administrators, in the fields that are given", async () => {
    const { bandUser, save, read } = await band();
    const { answer } = await save({
      location: "Leeds",
      genreId: 4,
      contactEmail: "Us@Example.org",
    });
    expect(answer).toMatchObject({
      location: "Leeds",
      Genre: { id: 4 },
      contactEmail: "us@example.org",
    });
    const { token } = await newMember(api, bandUser.bandId, { BU: "W", DB: "W" });
    expect((await save({ location: "York" }, token)).status).toBe(403);
    expect((await read()).location).toBe("Leeds");
  });

  it.each([
    ["profile", "", "Please enter a value"],
    ["location", " ", "Please enter a value"],
    ["contactEmail", "nobody", "Please enter a valid email address"],
    ["website", "javascript:alert(1)", "Please enter a web address (https://…)"],
    ["genreId", 4711, "Please choose one of the genres"],
    ["timeZone", "Europe/Nowhere", "Please choose one of the time zones"],
  ])("never with a %s of %j", async (field, value, message) => {
    const { save } = await band();
    const { status, failure } = await save({ [field]: value });
    expect([status, failure.fields]).toEqual([422, [{ path: field, message }]]);
  });

  it("not over what somebody else saved meanwhile", async () => {
    const { save, read } = await band();
    const { updatedAt } = await read();
    await save({ location: "Leeds" });
    expect((await save({ location: "York", updatedAt })).failure.code).toBe("changed_meanwhile");
  });
});

describe("a further band", () => {
  it("is opened by a new token, with its founder as administrator", async () => {
    const { token } = await band();
    const { answer } = await api.call(addBand, { body: { name: "Second Sunday" } }, token);
    expect(answer.bandUser).toMatchObject({
      administratorEnabled: true,
      TheBand: { name: "Second Sunday" },
    });
    expect((await api.call(listBands, {}, token)).status).toBe(401);
    const bands = (await api.call(listBands, {}, answer.token)).answer;
    expect(bands.map(({ name }) => name)).toEqual(["Second Sunday", "The Confidants"]);
  });
});
