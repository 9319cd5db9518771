import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { entriesOf, rowsOf } from "./demo-files.ts";

const bottle = z.strictObject({
  name: z.string(),
  litres: z.coerce.number(),
  note: z.optional(z.string()),
});

describe("a file of the demo", () => {
  it("gives the rows of a table by their columns, empty cells left out", () => {
    expect(rowsOf("a.csv", 'name,litres,note\nTea,0.5,\n"Milk, cold",1,fresh\n', bottle)).toEqual([
      { name: "Tea", litres: 0.5 },
      { name: "Milk, cold", litres: 1, note: "fresh" },
    ]);
  });

  it.each([
    ["name,litres\nTea,1\nMilk,much\n", "a.csv, line 3: litres: Must be a number"],
    ['name,litres\n"Two\nlines",1\n,1\n', "a.csv, line 4: name: Is missing"],
    ["name,litres\nTea,1,2\n", "a.csv, line 2: column 3: This field is not known"],
    ['name,litres\n"Tea,1\n', "a.csv, line 2: this is no table"],
    ["", "a.csv, line 1: this is no table"],
  ])("is refused with the line of what is wrong: %j", (text, problem) => {
    expect(() => rowsOf("a.csv", text, bottle)).toThrow(problem);
  });

  it("gives the entries of a list, and refuses one with its place", () => {
    expect(entriesOf("a.json", '[{"name":"Tea","litres":1}]', bottle)).toEqual([
      { name: "Tea", litres: 1 },
    ]);
    expect(() => entriesOf("a.json", '[{"name":"Tea","litres":1},{"name":2}]', bottle)).toThrow(
      "a.json, entry 2: name: Must be a text; litres: Must be a number",
    );
    expect(() => entriesOf("a.json", "{}", bottle)).toThrow("a.json: this is no list");
  });
});
