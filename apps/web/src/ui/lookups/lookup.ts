import type { UseQueryResult } from "@tanstack/react-query";

/** Rows that a person chooses from, on their way, there, or not to be had. */
export type Lookup<Row> = Pick<
  UseQueryResult<readonly Row[]>,
  "data" | "error" | "isFetching" | "refetch"
>;

/** Whatever is asked for, as far as it may fail. */
export type Asked = Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">;

/** Why there is nothing to choose from; null while there is, or may still be. */
export function failureOf({ data, error }: Pick<Asked, "data" | "error">): Error | null {
  return data === undefined ? error : null;
}
