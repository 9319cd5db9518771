import { Failure } from "@bandstand/contracts/failure";
import { beforeEach, describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { deleteRecord } from "../../records/kit/delete-record.ts";
import { songDeletion } from "./use-delete-song.ts";

const LANTERNS = { id: 7, title: "Paper Lanterns" };

let asked: string[] = [];
let told: unknown[] = [];
let removed: boolean[] = [];

/** @param failures what each call to the server fails with in turn; null for one that works */
function deleting(...failures: (Error | null)[]): Promise<boolean> {
  const remove = async (_songId: number, confirmed = false) => {
    removed.push(confirmed);
    const failure = failures[removed.length - 1];
    if (failure) throw failure;
  };
  return deleteRecord(songDeletion(LANTERNS, remove), {
    confirm: async ({ text }) => {
      asked.push(text);
      return true;
    },
    notify: {
      success: (text) => told.push(text),
      failed: (title, error) => told.push([title, error]),
    },
  });
}

beforeEach(() => {
  asked = [];
  told = [];
  removed = [];
});

describe("deleting a song", () => {
  it("is done once that is confirmed", async () => {
    expect(await deleting(null)).toBe(true);
    expect(asked).toEqual([
      "“Paper Lanterns” goes with its recording, lyrics, tab, ratings and everybody's bookmarks.",
    ]);
    expect([removed, told]).toEqual([[false], ["“Paper Lanterns” was deleted"]]);
  });

  it("asks again where set lists hold it, and takes it out of them", async () => {
    const setlists = [
      { id: 3, name: "Late set" },
      { id: 4, name: "Half Moon" },
    ];
    const inUse = new Failure("song_in_use", { details: { setlists } });
    expect(await deleting(inUse, null)).toBe(true);
    expect(asked.at(-1)).toBe(
      "“Late set”, “Half Moon” hold “Paper Lanterns”. Take it out and delete it?",
    );
    expect([removed, told]).toEqual([[false, true], ["“Paper Lanterns” was deleted"]]);
  });

  it("tells the error where the server refuses it", async () => {
    const refused = new Failure("no_right");
    expect(await deleting(refused)).toBe(false);
    expect(told).toEqual([["The song was not deleted", refused]]);
  });

  it("tells the error where nobody answers", async () => {
    const offline = new Offline();
    expect(await deleting(offline)).toBe(false);
    expect(told).toEqual([["The song was not deleted", offline]]);
  });

  it("tells the error where it fails after the second question as well", async () => {
    const offline = new Offline();
    expect(await deleting(new Failure("song_in_use"), offline)).toBe(false);
    expect(told).toEqual([["The song was not deleted", offline]]);
  });
});
