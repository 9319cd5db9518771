import { describe, expect, it } from "vitest";
import { missingInSave, missingVenueFields } from "./venue-form.ts";

const studio = {
  name: "The Boathouse",
  venueTypeId: 9,
  location: "Ardenbridge",
  address: "Quay 1",
};
const pub = { ...studio, contactName: "Dilys", contactEmail: "dilys@half-crown.example" };

describe("a venue", () => {
  it("needs a name, a type, a location and an address", () => {
    expect(missingVenueFields({}, false)).toEqual(["name", "venueTypeId", "location", "address"]);
    expect(missingVenueFields({ ...studio, address: " \n" }, false)).toEqual(["address"]);
    expect(missingVenueFields(studio, false)).toEqual([]);
  });

  it("needs somebody to write to where bands perform", () => {
    expect(missingVenueFields(studio, true)).toEqual(["contactName", "contactEmail"]);
    expect(missingVenueFields(pub, true)).toEqual([]);
  });
});

describe("a save", () => {
  it("may leave empty what was empty before", () => {
    expect(missingInSave({ name: "Imported" }, { location: "Leeds" }, true)).toEqual([]);
  });

  it("may not empty what is required", () => {
    expect(missingInSave(pub, { address: null }, true)).toEqual(["address"]);
    expect(missingInSave(pub, { contactEmail: "" }, true)).toEqual(["contactEmail"]);
    expect(missingInSave(studio, { contactEmail: null }, false)).toEqual([]);
  });

  it("that makes it a place where bands perform wants the contact as well", () => {
    expect(missingInSave(studio, { venueTypeId: 1 }, true)).toEqual([
      "contactName",
      "contactEmail",
    ]);
    expect(missingInSave(studio, { ...pub, venueTypeId: 1 }, true)).toEqual([]);
  });
});
