import { Failure } from "@bandstand/contracts/failure";
import { verifyEmail } from "@bandstand/contracts/sign-in";
import type { Client } from "../../lib/http/client.ts";
import { entryProblem } from "./entry-problem.ts";

/** confirmed: with the server's words; invalid: the link is used up or too old; failed: worth another try. */
export type Verification =
  | { kind: "confirmed"; said: string; email: string }
  | { kind: "invalid"; said: string }
  | { kind: "failed"; said: string };

/**
 * Confirms addresses by their mailed tokens. A token works once, but the page may be drawn anew at any time:
 * what the server said of a token is remembered as long as the page lives, a lost connection is not.
 */
export function createVerifier(client: Pick<Client, "call">) {
  const known = new Map<string, Promise<Verification>>();

  async function ask(token: string): Promise<Verification> {
    try {
      const { message, email } = await client.call(verifyEmail, { body: { token } });
      return { kind: "confirmed", said: message, email };
    } catch (error) {
      const isFinal = error instanceof Failure && error.status === 422;
      if (!isFinal) known.delete(token);
      return { kind: isFinal ? "invalid" : "failed", said: entryProblem(error).message };
    }
  }

  return (token: string): Promise<Verification> => {
    const answer = known.get(token) ?? ask(token);
    known.set(token, answer);
    return answer;
  };
}
