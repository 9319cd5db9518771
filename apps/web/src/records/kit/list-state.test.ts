import { expect, it, vi } from "vitest";
import { listStateOf } from "./list-state.ts";

const refetch = vi.fn();
const error = new Error("The server is not available, please try again later.");

it("a list is loading until its rows are here", () => {
  expect(listStateOf({ data: undefined, error: null, refetch })).toEqual({ state: "loading" });
  expect(listStateOf({ data: [], error: null, refetch })).toEqual({ state: "ready" });
});

it("a list that did not come says why, and can be asked for again", () => {
  const state = listStateOf({ data: undefined, error, refetch });
  expect(state).toMatchObject({ state: "failed", error });
  if (state.state === "failed") state.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

it("rows that are here stay when they cannot be had anew", () => {
  expect(listStateOf({ data: [], error, refetch })).toEqual({ state: "ready" });
});
