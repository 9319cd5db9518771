import { QueryClient } from "@tanstack/react-query";

export function createQueries(): QueryClient {
  return new QueryClient();
}
