import { requiredText } from "@bandstand/contracts/fields";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { validate } from "./validate.ts";

const schema = z.object({
  title: requiredText(100, "Enter a Title"),
  genreId: z.int(),
  chips: z.array(z.object({ tag: z.string().check(z.maxLength(10, "At most 10 characters")) })),
});

describe("validation", () => {
  it("gives the values back as the schema shapes them", () => {
    const values = { title: " Glasshouse ", genreId: 3, chips: [] };
    expect(validate(schema, values)).toEqual({
      valid: true,
      output: { title: "Glasshouse", genreId: 3, chips: [] },
    });
  });

  it("keeps the schema's own message", () => {
    expect(validate(schema, { title: "", genreId: 3, chips: [] })).toEqual({
      valid: false,
      messages: { title: "Enter a Title" },
    });
  });

  it("asks for a value that is missing where the schema has no words for it", () => {
    expect(validate(schema, { title: "Glasshouse", genreId: null, chips: [] })).toEqual({
      valid: false,
      messages: { genreId: "Please enter a value" },
    });
  });

  it("has words of its own for whatever else is wrong", () => {
    expect(validate(schema, { title: "Glasshouse", genreId: 1.5, chips: [] })).toEqual({
      valid: false,
      messages: { genreId: "Must be a whole number" },
    });
  });

  it("says what is wrong inside of a field at that field, once, and in which entry of its list", () => {
    const chips = [{ tag: "short" }, { tag: "far too long" }, { tag: "also far too long" }];
    expect(validate(schema, { title: "Glasshouse", genreId: 3, chips })).toEqual({
      valid: false,
      messages: { chips: "Entry 2: At most 10 characters" },
    });
  });
});
