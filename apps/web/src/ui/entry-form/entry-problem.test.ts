import { Failure, invalidField } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { entryProblem } from "./entry-problem.ts";

describe("what went wrong with a public form", () => {
  it("is told in the server's words", () => {
    expect(entryProblem(new Failure("sign_in_failed"))).toEqual({
      message: "The email address or password is not right.",
      fields: [],
    });
  });

  it("is told at the fields that the server refuses", () => {
    const fields = [{ path: "email", message: "Invalid email address format" }];
    expect(entryProblem(new Failure("invalid", { fields })).fields).toEqual(fields);
  });

  it("is not told twice: what stands at a field needs no words above the form", () => {
    const failure = invalidField("password", "This password is too easy to guess.");
    expect(entryProblem(failure)).toEqual({
      message: "",
      fields: [{ path: "password", message: "This password is too easy to guess." }],
    });
  });

  it.each([
    [15, "in a minute"],
    [60, "in a minute"],
    [61, "in 2 minutes"],
    [540, "in 9 minutes"],
  ])("says when to come again: %s seconds are %s", (retryAfter, words) => {
    expect(entryProblem(new Failure("throttled", { retryAfter })).message).toBe(
      `Too many attempts. Please wait a while and try again. It works again ${words}.`,
    );
  });

  it("names the reference that the log has too", () => {
    const { message } = entryProblem(new Failure("unexpected", { reference: "k3x9" }));
    expect(message).toBe("An unexpected error has occurred (reference k3x9)");
  });

  it("is the server's absence when nobody answers, or something without words is thrown", () => {
    const away = { message: "The server is not available, please try again later.", fields: [] };
    expect(entryProblem(new Offline())).toEqual(away);
    expect(entryProblem("?")).toEqual(away);
  });
});
