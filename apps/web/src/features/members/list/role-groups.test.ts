import { expect, it } from "vitest";
import { countWords, roleGroups } from "./role-groups.ts";

const member = (id: number, tag: string, name: string) => ({
  id,
  Role: { id: tag.length * 10 + tag.charCodeAt(0), tag, name },
});

const MEMBERS = [
  member(1, "M", "Member"),
  member(2, "M", "Member"),
  member(3, "MD", "Deputy"),
  member(4, "TS", "Technical & Sound"),
  member(5, "EX", "Ex-Member"),
];

it("members stand under their roles, in the order in which they come", () => {
  const told = roleGroups(MEMBERS).map(
    ({ name, members }) => `${name}: ${members.map(({ id }) => id).join()}`,
  );
  expect(told).toEqual(["Members: 1,2", "Deputies: 3", "Technical & Sound: 4", "Ex-Members: 5"]);
});

it("who has left the band is not counted", () => {
  expect(countWords(MEMBERS)).toBe("4 members");
  expect(countWords(MEMBERS.slice(4))).toBe("0 members");
  expect(countWords(MEMBERS.slice(3))).toBe("1 member");
});
