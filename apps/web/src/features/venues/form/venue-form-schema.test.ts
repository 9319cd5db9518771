import { expect, it } from "vitest";
import * as z from "zod/mini";
import { NEW_VENUE, venueForm } from "./venue-form-schema.ts";

function wrong(performing: boolean, said: object): Record<string, string> {
  const { error } = z.safeParse(venueForm(performing), { ...NEW_VENUE, ...said });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

const required = "This field is required";
const boathouse = {
  name: "The Boathouse",
  venueTypeId: 9,
  location: "Ardenbridge",
  address: "1 Quay",
};

it("a new venue says nothing yet, and each required field tells so", () => {
  expect(wrong(false, {})).toEqual({
    name: required,
    venueTypeId: required,
    location: required,
    address: required,
  });
});

it("where bands perform somebody is to be written to, elsewhere not", () => {
  expect(wrong(false, boathouse)).toEqual({});
  expect(wrong(true, boathouse)).toEqual({ contactName: required, contactEmail: required });
  expect(wrong(true, { ...boathouse, contactName: "Dilys", contactEmail: "by letter" })).toEqual(
    {},
  );
});

it("a website leads into the web, and nowhere else", () => {
  expect(Object.keys(wrong(false, { ...boathouse, website: "javascript:alert(1)" }))).toEqual([
    "website",
  ]);
});
