import type { PrivateCalendar } from "@bandstand/contracts/private-calendar";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { showInProduct } from "../../../test/product.tsx";
import { usePrivateCalendar } from "./private-calendar.ts";

const KEY = ["private calendar"];

function Days() {
  return <p>{usePrivateCalendar().data?.calendar?.ranges.length} days</p>;
}

it("whatever shows days away is asked for again once a calendar has come, and not before", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const said = (isWaiting: boolean): { calendar: PrivateCalendar } => ({
    calendar: { shownAddress: "x", isWaiting, problem: null, fetchedAt: null, ranges: [] },
  });
  const isStale = (key: string) => queries.getQueryState([key])?.isInvalidated;
  for (const [key, area] of [["event members", "EV"] as const, ["songs", "SO"] as const])
    await queries.query({
      queryKey: [key],
      queryFn: () => [],
      meta: { tells: [area] },
    });
  queries.setQueryData(KEY, said(true));
  await showInProduct(<Days />, queries);
  expect(isStale("event members")).toBe(false);
  queries.setQueryData(KEY, said(false));
  await expect.poll(() => isStale("event members")).toBe(true);
  expect(isStale("songs")).toBe(false);
});
