import { describe, expect, it } from "vitest";
import { addedMessage, readFollowers, skippedMessage } from "./follower-import.ts";

describe("an import of followers", () => {
  it("takes one follower per line, its columns parted by semicolons or tabs", () => {
    const text = "Jo@Fan.com;Leeds;Follow;2026;Yes\r\nal@fan.com\tYork\tGig\t\tn\n";
    expect(readFollowers(text)).toEqual({
      kind: "followers",
      followers: [
        { email: "jo@fan.com", location: "Leeds", source: "Follow", events: true },
        { email: "al@fan.com", location: "York", source: "Gig", events: false },
      ],
    });
  });

  it("ignores lines with a single column", () => {
    expect(readFollowers("My followers\n\njo@fan.com;Leeds;Follow;;Y\n")).toMatchObject({
      followers: [{ email: "jo@fan.com" }],
    });
  });

  it("keeps an address as mail servers know it, where its domain has other letters", () => {
    expect(
      readFollowers("Fan@MÜLLER.example;Köln;Gig;;Y\nfan@例え.テスト;東京;Gig;;N"),
    ).toMatchObject({
      followers: [
        { email: "fan@xn--mller-kva.example", location: "Köln" },
        { email: "fan@xn--r8jz45g.xn--zckzah", location: "東京" },
      ],
    });
  });

  it("takes a spreadsheet's quotation marks off", () => {
    expect(readFollowers('"jo@fan.com";"The ""Den""";"";"";"Y"')).toMatchObject({
      followers: [{ email: "jo@fan.com", location: 'The "Den"', source: "MANUAL" }],
    });
  });

  it("without rows has no data", () => {
    expect(readFollowers("")).toEqual({ kind: "empty", message: "No Data to Process" });
    expect(readFollowers("one\ntwo")).toEqual({ kind: "empty", message: "No Data to Process" });
  });

  it("lists each bad line, and imports nothing", () => {
    const text =
      "jo@fan.com;Leeds;Follow;;Y\njo;Leeds;Follow;;Y\nal@fan.com;York\n\nbo@;a;b;c;maybe";
    expect(readFollowers(text)).toEqual({
      kind: "bad",
      message: "Unable to Import, Data Error(s) Found",
      lines: [
        { number: 2, text: "jo;Leeds;Follow;;Y", problems: ["The first column must contain @"] },
        {
          number: 3,
          text: "al@fan.com;York",
          problems: ["A line must have 5 columns", "Column 5 Events must start with Y or N"],
        },
        {
          number: 5,
          text: "bo@;a;b;c;maybe",
          problems: ["Invalid email address format", "Column 5 Events must start with Y or N"],
        },
      ],
    });
  });

  it("refuses a location or a source that is longer than it may be", () => {
    const problems = ["A location and a source have at most 100 characters"];
    const bad = { kind: "bad", lines: [{ problems }] };
    const fits = "x".repeat(100);
    expect(readFollowers(`jo@fan.com;${fits};${fits};;Y`)).toMatchObject({ kind: "followers" });
    expect(readFollowers(`jo@fan.com;${fits}x;Gig;;Y`)).toMatchObject(bad);
    expect(readFollowers(`jo@fan.com;Leeds;${fits}x;;Y`)).toMatchObject(bad);
  });

  it.each([
    ["its address", `${"x".repeat(5_000_000)}@fans.example;Leeds;Gig;;Y`],
    ["its domain", `ann@${"x.".repeat(2_500_000)}example;Leeds;Gig;;Y`],
    ["its location", `ann@fans.example;${"é".repeat(5_000_000)};Gig;;Y`],
    ["columns", "ann@fans.example;".repeat(300_000)],
    ["quotation marks", `ann@fans.example;${'"'.repeat(5_000_000)};Gig;;Y`],
  ])("tells a line of five megabytes of %s by its beginning", (_of, line) => {
    const read = readFollowers(line);
    expect(read).toMatchObject({ kind: "bad", lines: [{ number: 1 }] });
    const [bad] = read.kind === "bad" ? read.lines : [];
    expect(bad?.text).toBe(`${line.slice(0, 200)}…`);
  });

  it("takes semicolons and tabs within one line", () => {
    expect(readFollowers("ann@fans.example\tLeeds;Gig\t;Y")).toMatchObject({
      kind: "followers",
      followers: [{ email: "ann@fans.example", location: "Leeds", source: "Gig", events: true }],
    });
  });

  it("refuses a line of six columns", () => {
    expect(readFollowers("jo@fan.com;Leeds;Follow;;Y;more")).toMatchObject({ kind: "bad" });
  });
});

it("tells how many were added and how many skipped", () => {
  expect(addedMessage(3)).toBe("3 follower(s) successfully added");
  expect(skippedMessage(2)).toBe("2 rows skipped, follower already exists");
});
