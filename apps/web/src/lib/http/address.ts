import type { Endpoint } from "@bandstand/contracts/endpoint";

/** `/api/savesong/12?…` for an endpoint with its parameters filled in. A query value that is undefined stays out. */
export function addressOf(
  endpoint: Pick<Endpoint, "path">,
  { params, query }: { params?: unknown; query?: unknown } = {},
): string {
  const values = new Map(entriesOf(params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined) search.set(name, textOf(value));
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ""}`;
}

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === "object" && part !== null ? Object.entries(part) : [];
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  // The contract's schemas allow nothing else; a call without its parameter must not reach another address.
  throw new TypeError("A part of the address is missing.");
}
