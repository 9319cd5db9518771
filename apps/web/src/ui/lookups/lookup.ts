import type { UseQueryResult } from "@tanstack/react-query";

/** Rows that a person chooses from, on their way, there, or not to be had. */
export type Lookup<Row> = Pick<
  UseQueryResult<readonly Row[]>,
  "data" | "error" | "isFetching" | "refetch"
>;

/** Why there is nothing to choose from; null while there is, or may still be. */
export function failureOf({ data, error }: Lookup<unknown>): Error | null {
  return data === undefined ? error : null;
}
