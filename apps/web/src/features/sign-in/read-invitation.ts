import { Failure } from "@bandstand/contracts/failure";
import { type Invitation, readInvitationLink } from "@bandstand/contracts/invitation-links";
import type { Client } from "../../lib/http/client.ts";
import { entryProblem } from "../../ui/entry-form/entry-problem.ts";

/** good: with whom it invites; invalid: it is used up, too old or cut short; failed: worth another try. */
export type ReadInvitation =
  | { kind: "good"; token: string; invitation: Invitation }
  | { kind: "invalid"; said: string }
  | { kind: "failed"; said: string };

/** @param token from behind the # of the link. Never throws. */
export async function readInvitation(
  client: Pick<Client, "call">,
  token: string,
): Promise<ReadInvitation> {
  const invalid = { kind: "invalid", said: new Failure("link_invalid").message } as const;
  if (token === "") return invalid;
  try {
    const invitation = await client.call(readInvitationLink, { body: { token } });
    return { kind: "good", token, invitation };
  } catch (error) {
    const isRefused = error instanceof Failure && error.status === 422;
    return isRefused ? invalid : { kind: "failed", said: entryProblem(error).message };
  }
}
