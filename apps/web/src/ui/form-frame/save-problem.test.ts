import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { saveProblem } from "./save-problem.ts";

describe("a save that went wrong", () => {
  it("is refused where the server names fields", () => {
    const fields = [{ path: "title", message: "Enter a Title" }];
    expect(saveProblem(new Failure("invalid", { fields }))).toEqual({
      kind: "refused",
      message: "Please complete the missing fields",
      fields,
    });
  });

  it("is a conflict where somebody was faster, with who and when", () => {
    const details = { changedBy: "Mira", changedAt: "2026-11-20T13:30:00.000Z" };
    expect(saveProblem(new Failure("changed_meanwhile", { details }))).toEqual({
      kind: "conflict",
      ...details,
    });
  });

  it("is a conflict also where nobody knows who it was", () => {
    expect(saveProblem(new Failure("changed_meanwhile"))).toEqual({
      kind: "conflict",
      changedBy: null,
      changedAt: null,
    });
  });

  it("has failed otherwise, with the words and the reference of the server", () => {
    expect(saveProblem(new Failure("unexpected", { reference: "K3F9" }))).toEqual({
      kind: "failed",
      message: "An unexpected error has occurred",
      reference: "K3F9",
    });
    expect(saveProblem(new Failure("song_in_use"))).toMatchObject({
      kind: "failed",
      message: "Set lists hold this song.",
    });
  });

  it("has failed with plain words when something was thrown that has none", () => {
    expect(saveProblem("boom")).toEqual({
      kind: "failed",
      message: "The server is not available, please try again later.",
      reference: null,
    });
  });
});
