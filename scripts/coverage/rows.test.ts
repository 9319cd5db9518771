import { describe, expect, it } from "vitest";
import { coverageRows } from "./rows.ts";

describe("the rows of a coverage document", () => {
  it("have a requirement, its messages, and the tests that show it", () => {
    const document = [
      "# Songs",
      "| requirement | messages | tests |",
      "| --- | --- | --- |",
      "| A title is needed | `Please enter a value` | `packages/a.test.ts` › needs a title |",
    ].join("\n");
    expect(coverageRows(document)).toEqual([
      {
        line: 4,
        requirement: "A title is needed",
        messages: ["Please enter a value"],
        tests: [{ file: "packages/a.test.ts", title: "needs a title" }],
      },
    ]);
  });

  it("may have no message, several messages, and several tests", () => {
    const document = [
      "| requirement | messages | tests |",
      "|---|---|---|",
      "| Plain | | `a.test.ts` › first<br>`b.test.ts` › second |",
      "| Wordy | `One`, `Two` | `a.test.ts` › third |",
    ].join("\n");
    expect(coverageRows(document)).toMatchObject([
      { messages: [], tests: [{ title: "first" }, { title: "second" }] },
      { messages: ["One", "Two"], tests: [{ title: "third" }] },
    ]);
  });

  it("keep a vertical bar that is written with a backslash", () => {
    const document = "| a | b | c |\n| --- | --- | --- |\n| x \\| y | | `a.test.ts` › z |";
    expect(coverageRows(document)).toMatchObject([{ requirement: "x | y" }]);
  });

  it("are not taken from a table with other columns", () => {
    expect(coverageRows("| a | b |\n| --- | --- |\n| x | y |")).toEqual([]);
  });
});
