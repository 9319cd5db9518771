import { Failure } from "@bandstand/contracts/failure";
import { verifyEmail } from "@bandstand/contracts/sign-in";
import type { Client } from "../../lib/http/client.ts";
import { entryProblem } from "../../ui/entry-form/entry-problem.ts";

/** confirmed: in the server's words; invalid: the link is used up, too old or cut short; failed: worth another try. */
export type Verification =
  | { kind: "confirmed"; said: string; email: string }
  | { kind: "invalid"; said: string }
  | { kind: "failed"; said: string };

/** Confirms an address by its mailed token, which works once. Never throws. */
export async function confirmEmail(client: Client, token: string): Promise<Verification> {
  try {
    const { message, email } = await client.call(verifyEmail, { body: { token } });
    return { kind: "confirmed", said: message, email };
  } catch (error) {
    const isRefused = error instanceof Failure && error.status === 422;
    if (!isRefused) return { kind: "failed", said: entryProblem(error).message };
    return { kind: "invalid", said: new Failure("link_invalid").message };
  }
}
