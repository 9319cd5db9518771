import { describe, expect, it } from "vitest";
import { openTable, planVenues } from "./read-venue-file.ts";

const types = [{ id: 1, name: "Pub", performing: true }];
const none = { venues: [], types };
const file = (text: string) => new File([text], "Venues.csv");

describe("a table of venues", () => {
  it("brings what it says, with the type found by its name", async () => {
    const table = await openTable(file("Name;Town;Type;Curfew\nThe Ship;Leeds;pub;23:00\n"));
    expect(planVenues(table, none)).toMatchObject({
      good: [{ name: "The Ship", location: "Leeds", venueTypeId: 1, answers: { curfew: "23:00" } }],
      bad: [],
      twins: [],
    });
  });

  it("leaves out lines with problems, and says which", async () => {
    const name = "x".repeat(300);
    const table = await openTable(
      file(`Name,Website\n,\n,https://a.example\n${name},\nThe Ship,javascript:alert(1)\n`),
    );
    const { good, bad } = planVenues(table, none);
    expect(good).toEqual([]);
    expect(bad.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      "3: No name",
      "4: Name: At most 100 characters",
      "5: Website: Please enter a web address (https://…)",
    ]);
  });

  it("leaves out what is here already, and what stands in it twice", async () => {
    const table = await openTable(file("Name,Town\nhalf-crown,Leeds\nThe Ship,\nShip,Leeds\n"));
    const plan = planVenues(table, {
      types,
      venues: [{ id: 7, name: "The Half Crown", location: "Leeds" }],
    });
    expect(plan.good.map(({ name }) => name)).toEqual(["The Ship"]);
    expect(plan.twins.map(({ line }) => line)).toEqual([2, 4]);
  });

  it.each([
    ["", "This file is empty."],
    ["Name\n", "This table has no lines below its head."],
  ])("%j is refused", async (text, said) => {
    await expect(openTable(file(text))).rejects.toThrow(said);
  });
});
