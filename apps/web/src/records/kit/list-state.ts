import type { UseQueryResult } from "@tanstack/react-query";
import type { ListState } from "../../ui/list-frame/list-options.ts";

/** What a list shows while its rows come, and where they do not come. Rows that are here stay, whatever goes wrong later. */
export function listStateOf(query: Pick<UseQueryResult, "data" | "error" | "refetch">): ListState {
  const { data, error, refetch } = query;
  if (data !== undefined) return { state: "ready" };
  if (error === null) return { state: "loading" };
  return { state: "failed", error, onRetry: () => void refetch() };
}
