import { requiredText } from "@bandstand/contracts/fields";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { validate } from "./validate.ts";
import { validateChanges } from "./validate-changes.ts";

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

describe("validation of a record that is edited", () => {
  const bare = { title: "Glasshouse", genreId: null, chips: [] };
  // As a server tells a record that came without what the form asks for.
  const check = (values: object, initial: object = bare) =>
    validateChanges(schema, { ...bare, ...values } as never, initial as never);

  it("lets through what was missing before, and nobody has touched", () => {
    expect(check({ title: " Ember " })).toEqual({
      valid: true,
      output: { title: "Ember", genreId: null, chips: [] },
    });
  });

  it("holds what was touched to the schema", () => {
    expect(check({ title: "" })).toEqual({ valid: false, messages: { title: "Enter a Title" } });
    expect(check({ genreId: 1.5 })).toEqual({
      valid: false,
      messages: { genreId: "Must be a whole number" },
    });
  });

  it("asks for what was there and was taken away", () => {
    expect(check({ genreId: null }, { ...bare, genreId: 3 })).toEqual({
      valid: false,
      messages: { genreId: "Please enter a value" },
    });
  });

  it("shapes the values as ever where nothing is missing", () => {
    expect(check({ title: " Ember ", genreId: 3 }, { ...bare, genreId: 3 })).toEqual({
      valid: true,
      output: { title: "Ember", genreId: 3, chips: [] },
    });
  });
});
