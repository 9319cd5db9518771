import { describe, expect, it } from "vitest";
import { problemsOf, type Tree } from "./problems.ts";

const TEST = `
const shown = (text) => expect(text).toBe("Thank you");

describe("a song", () => {
  it("needs a title", () => {
    expect(text).toBe("Please enter a value");
    expect(told).toBe("Error playing \\"Low Tide\\"");
  });

  it.each([
    ["nothing"],
  ])("needs an artist: %s", (artist) => {
    expect(text).toBe("Enter an Artist");
  });
});
`;
const TREE: Tree = {
  read: (path) => (path === "a.test.ts" ? TEST : undefined),
  support: ["await expect(page.getByText('Thank you for following us')).toBeVisible();"],
  sources: [
    'const MISSING = "Please enter a value";',
    'const text = `Error playing "${song.title}"`;',
    "<Text>\n  Thank you for\n  following us\n</Text>",
    'const TOO_LONG = "At most 30 characters";',
    'const ARTIST = "Enter an Artist";',
    'const THANKS = "Thank you";',
  ],
};
const ROW = {
  line: 7,
  requirement: "A title is needed",
  messages: [],
  tests: [{ file: "a.test.ts", title: "needs a title" }],
};

describe("a row of a coverage document", () => {
  it("is right when its test and its messages are there", () => {
    expect(problemsOf({ ...ROW, messages: ["Please enter a value"] }, TREE)).toEqual([]);
  });

  it("is wrong when its message is nowhere in the product", () => {
    expect(problemsOf({ ...ROW, messages: ["Please enter a title"] }, TREE)).toEqual([
      'line 7: the product never says "Please enter a title"',
    ]);
  });

  it("finds a message whatever the name of what is filled in", () => {
    expect(problemsOf({ ...ROW, messages: ['Error playing "{title}"'] }, TREE)).toEqual([]);
  });

  it("finds a message that the formatter has wrapped", () => {
    expect(problemsOf({ ...ROW, messages: ["Thank you for following us"] }, TREE)).toEqual([]);
  });

  it("is wrong when its message is in the product, and none of its tests looks for it", () => {
    expect(problemsOf({ ...ROW, messages: ["At most 30 characters"] }, TREE)).toEqual([
      'line 7: none of its tests looks for "At most 30 characters"',
    ]);
  });

  it("is wrong when another test of the file looks for its message", () => {
    expect(problemsOf({ ...ROW, messages: ["Enter an Artist"] }, TREE)).toEqual([
      'line 7: none of its tests looks for "Enter an Artist"',
    ]);
    const tests = [{ file: "a.test.ts", title: "a song › needs an artist: %s" }];
    expect(problemsOf({ ...ROW, tests, messages: ["Enter an Artist"] }, TREE)).toEqual([]);
  });

  it("finds a message that its file looks for outside of tests, as a helper does", () => {
    expect(problemsOf({ ...ROW, messages: ["Thank you"] }, TREE)).toEqual([]);
  });

  it("may lead the title of its test by those of its groups", () => {
    const titles = ["a song › needs a title", "a venue › needs a title"];
    const problems = titles.map((title) =>
      problemsOf({ ...ROW, tests: [{ file: "a.test.ts", title }] }, TREE),
    );
    expect(problems).toEqual([[], ['line 7: a.test.ts has no test "a venue › needs a title"']]);
  });

  it("is wrong when its test has another title", () => {
    const tests = [{ file: "a.test.ts", title: "needs a genre" }];
    expect(problemsOf({ ...ROW, tests }, TREE)).toEqual([
      'line 7: a.test.ts has no test "needs a genre"',
    ]);
  });

  it("is wrong when the file of its test is missing", () => {
    const tests = [{ file: "b.test.ts", title: "needs a title" }];
    expect(problemsOf({ ...ROW, tests }, TREE)).toEqual(["line 7: there is no file b.test.ts"]);
  });

  it("is wrong when what it names is no test", () => {
    const tests = [{ file: "a.ts", title: "needs a title" }];
    expect(problemsOf({ ...ROW, tests }, TREE)).toEqual(["line 7: a.ts is not a test file"]);
  });

  it("is wrong when it names no test", () => {
    expect(problemsOf({ ...ROW, tests: [] }, TREE)).toEqual(["line 7: names no test"]);
  });
});
