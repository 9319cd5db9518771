import { getPublicBand, listPublicBands } from "@bandstand/contracts/public-bands";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();

const band = (id: string) => api.call(getPublicBand, { params: { id } });

async function newBand(columns: string, values: readonly unknown[] = []) {
  const { bandUser } = await api.newBand("Second Sunday");
  await api.asSuperuser(`update bandstand.bands set ${columns} where id = $1`, [
    bandUser.bandId,
    ...values,
  ]);
  return { bandId: bandUser.bandId, identity: bandUser.TheBand.identity };
}

describe("a band, for everybody", () => {
  it("is found by its identity, with what is public and nothing else", async () => {
    const { identity } = await newBand(
      "profile = 'Five of us', genre_id = 1, location = 'Leeds', formation_date = '2017-04-01', rules = 'private', passwords = 'private', payment_details = 'private', dashboard_information = 'private'",
    );
    const { answer, headers } = await band(identity);
    expect(answer).toMatchObject({
      name: "Second Sunday",
      profile: "Five of us",
      Genre: { id: 1 },
      location: "Leeds",
      formationDate: "2017-04-01",
    });
    expect(JSON.stringify(answer)).not.toContain("private");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
  });

  it("names its current members in the role of member, by nickname and instrument", async () => {
    const { bandId, identity } = await newBand("profile = 'Us'");
    const add = async (nickname: string, columns: string) => {
      const { bandUserId } = await newMember(api, bandId, {}, nickname);
      await api.asSuperuser(`update bandstand.band_users set ${columns} where id = $1`, [
        bandUserId,
      ]);
    };
    await add("Kit", "number = 3, instrument = 'Drums'");
    await add("Gone", "leaving_date = '2020-01-01'");
    await add("Helper", "role_id = 3");
    await add("Waiting", "confirmed_at = null");
    const { Members } = (await band(identity)).answer;
    expect(Members.slice(1)).toEqual([
      { id: Members[1]?.id, nickname: "Kit", instrument: "Drums", avatarFilename: null },
    ]);
    expect(Members).toHaveLength(2);
  });

  it.each(["nobody-has-this", "%00", "%F0%9F%8E%B8", "..%2F..", "a".repeat(60)])(
    "is unknown under %s",
    async (id) => {
      const { status, failure, headers } = await band(id);
      expect([status, failure.message]).toEqual([404, "Unknown Band Identity"]);
      expect(headers.get("cache-control")).toBe("no-store");
    },
  );
});

describe("the bands, for everybody", () => {
  it("come a page at a time, each once", async () => {
    for (let count = 0; count < 4; count += 1) await newBand("profile = 'Us'");
    const page = async (query: { limit: string; after?: string }) =>
      (await api.call(listPublicBands, { query })).answer.map(({ id }) => id);
    const all = await page({ limit: "500" });
    const first = await page({ limit: "3" });
    const next = await page({ limit: "500", after: String(first.at(-1)) });
    expect([...first, ...next]).toEqual(all);
    expect(first).toHaveLength(3);
  });

  it.each(["0", "501", "-1", "many"])("are not told %s at a time", async (limit) => {
    expect((await api.call(listPublicBands, { query: { limit } })).status).toBe(422);
  });
});
