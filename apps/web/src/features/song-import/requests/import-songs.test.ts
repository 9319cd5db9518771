import { Failure } from "@bandstand/contracts/failure";
import { expect, it } from "vitest";
import { describeFailure } from "./import-songs.ts";

it("names the line or file of a song that the server refuses", () => {
  const failure = new Failure("invalid", {
    message: "Bad songs",
    fields: [
      { path: "songs.1.title", message: "Enter a Title" },
      { path: "changes.0.id", message: "This song is not here any more" },
    ],
  });
  expect(
    describeFailure(failure, { songs: ["Line 2", "Line 7"], changes: ["Tin Roof.cho"] }),
  ).toEqual([
    "Error importing songs: Bad songs",
    "Line 7: title: Enter a Title",
    "Tin Roof.cho: This song is not here any more",
  ]);
});

it("says what went wrong where no song is to blame", () => {
  expect(describeFailure(new Error("The server is away"), { songs: [], changes: [] })).toEqual([
    "Error importing songs: The server is away",
  ]);
});
