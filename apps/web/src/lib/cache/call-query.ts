/** A query that makes a call of the contract, and carries what the call tells of: what changes that has it asked for anew. */
import type { Request } from "@bandstand/contracts/endpoint";
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Client, Unchanging } from "../http/client.ts";
import { tells } from "./tells.ts";

export function callQuery<E extends Unchanging, const Key extends QueryKey>(
  client: Client,
  queryKey: Key,
  endpoint: E,
  request: Request<E>,
) {
  return queryOptions({
    queryKey,
    meta: tells(endpoint),
    queryFn: ({ signal }) => client.call(endpoint, request, { signal }),
  });
}
