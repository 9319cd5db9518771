/** Every call of the contract by its name, for tests that walk them all: a new call is walked as well. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { ENDPOINT_GROUPS } from "../src/endpoint-groups.ts";

export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

export const ENDPOINTS: readonly NamedEndpoint[] = Object.values(ENDPOINT_GROUPS).flatMap((group) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ name, endpoint })),
);
