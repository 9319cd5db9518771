import { describe, expect, it } from "vitest";
import { withColumn } from "../csv/columns.ts";
import {
  isHead,
  mappingWithoutHead,
  suggestMapping,
  suggestWholeMapping,
  withImportColumn,
} from "./columns.ts";

describe("the columns of a table", () => {
  it("are known by BandHelper's names", () => {
    expect(
      suggestMapping([
        "Title",
        "Artist",
        "Key",
        "Tempo",
        "Time Signature",
        "Duration",
        "Tags",
        "Notes",
        "Lyrics",
      ]),
    ).toEqual(["title", "artist", "songkey", "bpm", null, "seconds", "tags", "notes", "lyrics"]);
  });

  it("are known by Setlist Helper's names", () => {
    expect(
      suggestMapping([
        "Name",
        "Artist",
        "Key",
        "Tempo",
        "Genre",
        "Song Length",
        "Notes",
        "Other",
        "Lyrics",
        "Song Tags",
      ]),
    ).toEqual([
      "title",
      "artist",
      "songkey",
      "bpm",
      "genre",
      "seconds",
      "notes",
      null,
      "lyrics",
      "tags",
    ]);
  });

  it("are known by what people write in a spreadsheet, whatever its case, spaces and signs", () => {
    expect(
      suggestMapping(["SONG ", "Band", "B.P.M.", "To do", "Lead Vocals", "Link", "Übung"]),
    ).toEqual(["title", "artist", "bpm", "todo", "featuring", "coverImageURL", null]);
  });

  it("are each one field: the name that fits best has it", () => {
    expect(suggestMapping(["Name", "Title", "Song"])).toEqual([null, "title", null]);
    expect(suggestMapping(["Title", "Title"])).toEqual(["title", null]);
  });

  it("are named by the first line where it names a title or two fields", () => {
    expect(isHead(["Title", "foo"])).toBe(true);
    expect(isHead(["Artist", "Key"])).toBe(true);
    expect(isHead(["Help!", "The Beatles"])).toBe(false);
  });

  it("that no field is for go into the notes, but for what programs count by", () => {
    expect(
      suggestWholeMapping([
        "Title",
        "Time Signature",
        "CCLI Number",
        "Song ID",
        "Date Created",
        "",
      ]),
    ).toEqual(["title", "kept", "kept", null, null, null]);
  });

  it("may go into the notes as many as there are", () => {
    const mapping = withImportColumn(["title", "kept", null], 2, "kept");
    expect(mapping).toEqual(["title", "kept", "kept"]);
    expect(withImportColumn(mapping, 1, "title")).toEqual([null, "title", "kept"]);
  });

  it("begin with title and artist where nothing names them", () => {
    expect(mappingWithoutHead(3)).toEqual(["title", "artist", null]);
    expect(mappingWithoutHead(1)).toEqual(["title"]);
  });

  it("can be changed; a field that another column had moves", () => {
    expect(withColumn(["title", "artist", null], 2, "title")).toEqual([null, "artist", "title"]);
    expect(withColumn(["title", "artist", null], 1, null)).toEqual(["title", null, null]);
  });
});
