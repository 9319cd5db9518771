import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it, vi } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { confirmEmail } from "./verify-email.ts";

const clientThat = (answer: () => unknown) =>
  ({ call: vi.fn(async () => answer()) }) as unknown as Client;

const failing = (error: Error) =>
  clientThat(() => {
    throw error;
  });

describe("confirming an address", () => {
  it("tells the server's words and the address", async () => {
    const answer = { message: "Your email address is confirmed.", email: "mira@band.example" };
    expect(
      await confirmEmail(
        clientThat(() => answer),
        "token",
      ),
    ).toEqual({
      kind: "confirmed",
      said: "Your email address is confirmed.",
      email: "mira@band.example",
    });
  });

  it.each([new Failure("link_invalid"), new Failure("invalid")])(
    "says that a link is used up, or was cut short: %s",
    async (failure) => {
      expect(await confirmEmail(failing(failure), "")).toEqual({
        kind: "invalid",
        said: "This link is no longer valid. Please ask for a new one.",
      });
    },
  );

  it.each([new Offline(), new Failure("throttled"), new Failure("unexpected")])(
    "can be tried again after a failure that passes: %s",
    async (error) => {
      expect(await confirmEmail(failing(error), "token")).toMatchObject({ kind: "failed" });
    },
  );
});
