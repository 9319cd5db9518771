import { expect, it } from "vitest";
import { labelOfName, notesWith } from "./kept-values.ts";

it("stands below the notes, a line each", () => {
  const kept = [
    { label: "Time", text: "6/8" },
    { label: "", text: "Instrumental riff" },
  ];
  expect(notesWith("Loud\n", kept)).toBe("Loud\n\nTime: 6/8\nInstrumental riff");
  expect(notesWith(null, kept)).toBe("Time: 6/8\nInstrumental riff");
});

it("is said once, and nothing is not said at all", () => {
  const time = { label: "Time", text: "6/8" };
  expect(notesWith("Time: 6/8", [time, time, { label: "Year", text: " " }])).toBe("Time: 6/8");
  expect(notesWith(null, [])).toBeNull();
});

it.each([
  ["time_signature", "Time signature"],
  ["ccli", "CCLI"],
  ["CCLI number", "CCLI number"],
])("the name %j is the label %j", (name, label) => {
  expect(labelOfName(name)).toBe(label);
});
