import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";

const { database } = await testDatabase();

const contains = async (haystack: string | null, needle: string) => {
  const [row] = await database.public((tx) =>
    tx.rows<{ found: boolean }>({ text: "select contains($1, $2) as found" }, [haystack, needle]),
  );
  return row?.found;
};

describe("searching a text", () => {
  it.each([
    ["Blue Train", "blue t", true],
    ["Blue Train", "train", true],
    ["Blue Train", "red", false],
    ["ÉTUDE Ærø", "étude ÆRØ", true],
    ["Катюша", "КАТ", true],
    ["50% off", "0% O", true],
    ["50 off", "5%", false],
    ["a_b", "A_B", true],
    ["axb", "a_b", false],
    ["back\\slash", "K\\S", true],
    ["anything", "", true],
    [null, "a", false],
  ])("of %j for %j finds %j", async (haystack, needle, found) => {
    expect(await contains(haystack, needle)).toBe(found);
  });
});
