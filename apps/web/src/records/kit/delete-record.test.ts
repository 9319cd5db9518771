import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { type Deletion, deleteRecord } from "./delete-record.ts";

const DELETION: Deletion = {
  question: { title: "Delete Venue", text: "“The Half Moon” goes." },
  remove: async () => {},
  failed: "The venue was not deleted",
  done: "“The Half Moon” was deleted",
};

/** @param answers to the questions, in turn */
async function deleting(part: Partial<Deletion>, ...answers: boolean[]) {
  const asked: string[] = [];
  const told: unknown[] = [];
  const isGone = await deleteRecord(
    { ...DELETION, ...part },
    {
      confirm: async ({ title, destructive }) => {
        expect(destructive).toBe(true);
        asked.push(title);
        return answers[asked.length - 1] ?? false;
      },
      notify: {
        success: (text) => told.push(text),
        failed: (title, error) => told.push([title, error]),
      },
    },
  );
  return { isGone, asked, told };
}

const failing = (error: Error) => async () => {
  throw error;
};

describe("deleting a record", () => {
  it("asks, deletes and says so", async () => {
    expect(await deleting({}, true)).toEqual({
      isGone: true,
      asked: ["Delete Venue"],
      told: ["“The Half Moon” was deleted"],
    });
  });

  it("does nothing where somebody is not sure", async () => {
    const remove = failing(new Error("was called"));
    expect(await deleting({ remove }, false)).toMatchObject({ isGone: false, told: [] });
  });

  it("says why it was not deleted", async () => {
    const offline = new Offline();
    const { isGone, told } = await deleting({ remove: failing(offline) }, true);
    expect([isGone, told]).toEqual([false, [["The venue was not deleted", offline]]]);
  });
});

describe("a record that the server will not let go at once", () => {
  const remove = failing(new Failure("song_in_use"));
  const onRefused = (refused: unknown, again: () => Promise<void> = async () => {}) =>
    refused instanceof Failure && refused.code === "song_in_use"
      ? { question: { title: "Events are there", text: "Delete it?" }, remove: again }
      : null;

  it("is asked about once more, and goes", async () => {
    const { isGone, asked } = await deleting({ remove, onRefused }, true, true);
    expect([isGone, asked]).toEqual([true, ["Delete Venue", "Events are there"]]);
  });

  it("stays where somebody then is not sure", async () => {
    expect(await deleting({ remove, onRefused }, true, false)).toMatchObject({
      isGone: false,
      told: [],
    });
  });

  it("says why where that fails as well, and where it was refused for another reason", async () => {
    const offline = new Offline();
    const failingAgain = (refused: unknown) => onRefused(refused, failing(offline));
    const { told } = await deleting({ remove, onRefused: failingAgain }, true, true);
    expect(told).toEqual([["The venue was not deleted", offline]]);
    const other = await deleting({ remove: failing(offline), onRefused }, true);
    expect([other.asked.length, other.told]).toEqual([1, told]);
  });
});
