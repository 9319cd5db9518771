import { expect, it } from "vitest";
import { hasContact, telephoneLink } from "./member-contact.ts";

const reached = (email: string | null, mobilePhone: string | null) =>
  hasContact({ TheUser: { email, mobilePhone, forename: null, surname: null } });

it("a member is reached by mail or by telephone", () => {
  expect([reached("a@b.example", null), reached(null, "1"), reached(null, null)]).toEqual([
    true,
    true,
    false,
  ]);
});

it("a number is dialled without its spaces", () => {
  expect(telephoneLink("+44 (7700) 900-102")).toBe("tel:+447700900102");
});
