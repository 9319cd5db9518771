/** From a bearer token to its caller. */
import { Failure } from "@bandstand/contracts/failure";
import type { Database } from "../../platform/database/transactions.ts";
import { type Authenticate, bearerToken } from "../../platform/http/caller.ts";
import { hashSecret } from "../../platform/security/secrets.ts";
import { findCaller, markUsed } from "../../records/accounts/tokens.repository.ts";

export function authenticator({ database }: { database: Database }): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    const found = token === null ? null : await findCaller(database, hashSecret(token));
    if (!found) throw new Failure("not_signed_in");
    const { isUsedLately, ...caller } = found;
    if (!isUsedLately) await markUsed(database, caller);
    return caller;
  };
}
