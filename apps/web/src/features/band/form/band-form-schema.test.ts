import { BAND_MESSAGES } from "@bandstand/contracts/bands";
import { describe, expect, it } from "vitest";
import { validate } from "../../../ui/form-frame/validate.ts";
import { editBandForm } from "./band-form-schema.ts";

const band = {
  name: "The Ardens",
  profile: "Five of us",
  genreId: 4,
  location: "Leeds",
  contactEmail: null,
};

describe("the form of a band", () => {
  it.each([
    ["name", "  "],
    ["profile", null],
    ["profile", " "],
    ["genreId", null],
    ["location", null],
  ])("asks for a value where its %s is %j", (field, value) => {
    expect(validate(editBandForm, { ...band, [field]: value })).toEqual({
      valid: false,
      messages: { [field]: "Please enter a value" },
    });
  });

  it("takes a contact address that looks like one, or none", () => {
    const of = (contactEmail: string | null) => validate(editBandForm, { ...band, contactEmail });
    expect(of("nobody")).toEqual({
      valid: false,
      messages: { contactEmail: BAND_MESSAGES.emailInvalid },
    });
    expect(BAND_MESSAGES.emailInvalid).toBe("Please enter a valid email address");
    expect(of("us@ardens.example").valid).toBe(true);
    expect(of("")).toMatchObject({ valid: true, output: { contactEmail: null } });
  });
});
