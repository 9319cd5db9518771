import { ROLES } from "@bandstand/domain/roles";
import { SONG_STATUSES } from "@bandstand/domain/song-status";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";

const { database } = await testDatabase();
const read = (text: string) => database.public((tx) => tx.arrays({ text }));

describe("the rows that every band shares", () => {
  it("holds the song statuses with their colours", async () => {
    expect(await read("select tag, name, color from song_statuses order by sequence")).toEqual(
      SONG_STATUSES.map(({ tag, name, color }) => [tag, name, color]),
    );
  });

  it("holds the roles", async () => {
    expect(await read("select tag, name from roles order by sequence")).toEqual(
      ROLES.map(({ tag, name }) => [tag, name]),
    );
  });

  it("holds the event statuses, Provisional with id 1, and the event types", async () => {
    expect(await read("select id, tag, name from event_statuses order by sequence")).toEqual([
      [1, "P", "Provisional"],
      [2, "C", "Confirmed"],
      [3, "X", "Cancelled"],
    ]);
    expect(
      await read("select tag, name, public_performance from event_types order by sequence"),
    ).toEqual([
      ["G", "Gig", true],
      ["RH", "Rehearsal", false],
    ]);
  });

  it("offers each document category where its mask says, Other with id 1", async () => {
    expect(await read("select name, mask from document_types order by sequence")).toEqual([
      ["Contract", "BVE"],
      ["Rider", "BVE"],
      ["Stage Plot", "BVE"],
      ["Invoice", "BE"],
      ["Poster", "BE"],
      ["Insurance", "B"],
      ["Setlist", "BE"],
      ["Chart", "S"],
      ["Lyrics", "S"],
      ["Press", "BE"],
      ["Photo", "BSVE"],
      ["Other", "BSVE"],
    ]);
    expect(await read("select name from document_types where id = 1")).toEqual([["Other"]]);
  });

  it("knows every file type that a document may be", async () => {
    expect((await read("select extension from file_types order by extension")).flat()).toEqual([
      "doc",
      "docx",
      "gif",
      "jpeg",
      "jpg",
      "msg",
      "pdf",
      "png",
      "tif",
      "xls",
      "xlsx",
    ]);
  });

  it("tells performing venues from others, and names the three statuses", async () => {
    expect(await read("select name, performing from venue_types order by sequence")).toEqual([
      ["Pub", true],
      ["Club", true],
      ["Theatre", true],
      ["Festival", true],
      ["Function Venue", true],
      ["Arts Centre", true],
      ["Private Party", true],
      ["Outdoor", true],
      ["Rehearsal Studio", false],
      ["Recording Studio", false],
      ["Other", false],
    ]);
    expect((await read("select tag from venue_statuses order by sequence")).flat()).toEqual([
      "PL",
      "RC",
      "OL",
    ]);
  });

  it("names the sets and the encore, with id 4", async () => {
    expect(await read("select id, name from setlist_sections order by id")).toEqual([
      [1, "First Set"],
      [2, "Second Set"],
      [3, "Third Set"],
      [4, "Encore"],
    ]);
  });

  it("holds twenty-one genres from Rock to Other", async () => {
    const genres = (await read("select name from genres order by sequence")).flat();
    expect(genres).toHaveLength(21);
    expect([genres.at(0), genres.at(-1)]).toEqual(["Rock", "Other"]);
  });

  it("opens all areas but members and followers to a new member", async () => {
    expect(await read("select tag, default_priv from menu_options order by sequence")).toEqual([
      ["DB", "R"],
      ["SO", "R"],
      ["SL", "R"],
      ["EV", "R"],
      ["VN", "R"],
      ["BU", "H"],
      ["OD", "R"],
      ["FL", "H"],
    ]);
  });
});
