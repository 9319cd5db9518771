import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { saveProblem } from "./save-problem.ts";

describe("a save that went wrong", () => {
  it("is refused where the server names fields", () => {
    const fields = [{ path: "title", message: "Enter a Title" }];
    expect(saveProblem(new Failure("invalid", { fields }), true)).toEqual({
      kind: "refused",
      message: "Please complete the missing fields",
      fields,
    });
  });

  it("is a conflict where somebody was faster, with who and when", () => {
    const details = { changedBy: "Mira", changedAt: "2026-11-20T13:30:00.000Z" };
    expect(saveProblem(new Failure("changed_meanwhile", { details }), true)).toEqual({
      kind: "conflict",
      ...details,
    });
  });

  it("is a conflict also where nobody knows who it was", () => {
    expect(saveProblem(new Failure("changed_meanwhile"), true)).toEqual({
      kind: "conflict",
      changedBy: null,
      changedAt: null,
    });
  });

  it("has failed otherwise, with the words and the reference of the server", () => {
    expect(saveProblem(new Failure("unexpected", { reference: "K3F9" }), true)).toEqual({
      kind: "failed",
      message: "An unexpected error has occurred",
      reference: "K3F9",
    });
    expect(saveProblem(new Failure("song_in_use"), true)).toMatchObject({
      kind: "failed",
      message: "Set lists hold this song.",
    });
  });

  it("has failed where nobody answers, which is no loss where the changes are kept", () => {
    const message = "The server is not available, please try again later.";
    expect(saveProblem(new Offline(), true)).toMatchObject({
      message: `${message} Your changes are kept on this device.`,
    });
    expect(saveProblem(new Offline(), false)).toMatchObject({ message });
  });

  it("has failed with plain words when something was thrown that has none", () => {
    expect(saveProblem("boom", true)).toEqual({
      kind: "failed",
      message: "The server is not available, please try again later.",
      reference: null,
    });
  });
});
