/** What the signed-in member may do: the rule that a call's contract names, judged as the server judges it. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import type { Actor } from "@bandstand/domain/member";
import { mayCall } from "@bandstand/domain/permissions";
import { useSession } from "./services-context.ts";

/** A call as its rights see it. */
export type Guarded = Pick<Endpoint, "access">;

export type May = (call: Guarded) => boolean;

/** Whether the member may make the call. */
export function useMay(call: Guarded): boolean {
  return useMayCall()(call);
}

/** The same for several calls, one after the other. */
export function useMayCall(): May {
  return mayOf(useSession().session?.bandUser ?? null);
}

/** Null is nobody, to whom only what is public is open. */
export function mayOf(actor: Actor | null): May {
  return ({ access }) => mayCall(access, actor);
}
