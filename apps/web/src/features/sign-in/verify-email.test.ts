import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it, vi } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { createVerifier } from "./verify-email.ts";

const confirmed = { message: "Your email address is confirmed.", email: "mira@band.example" };

function verifierOver(...answers: unknown[]) {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { call, verify: createVerifier({ call } as unknown as Pick<Client, "call">) };
}

describe("confirming an address", () => {
  it("tells the server's words and the address", async () => {
    const { verify } = verifierOver(confirmed);
    expect(await verify("token")).toEqual({
      kind: "confirmed",
      said: "Your email address is confirmed.",
      email: "mira@band.example",
    });
  });

  it("uses a token once, however often the page is drawn", async () => {
    const { verify, call } = verifierOver(confirmed, new Failure("link_invalid"));
    await Promise.all([verify("token"), verify("token")]);
    expect(await verify("token")).toMatchObject({ kind: "confirmed" });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("says that a link is used up", async () => {
    const { verify } = verifierOver(new Failure("link_invalid"));
    expect(await verify("token")).toEqual({
      kind: "invalid",
      said: "This link is no longer valid. Please ask for a new one.",
    });
  });

  it("can be tried again after a lost connection", async () => {
    const { verify } = verifierOver(new Offline(), confirmed);
    expect(await verify("token")).toMatchObject({ kind: "failed" });
    expect(await verify("token")).toMatchObject({ kind: "confirmed" });
  });
});
