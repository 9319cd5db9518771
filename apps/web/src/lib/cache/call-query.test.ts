import { getSong } from "@bandstand/contracts/songs";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Client } from "../http/client.ts";
import { callQuery } from "./call-query.ts";

it("a query made of a call sends it, and carries what it tells of", async () => {
  const call = vi.fn(async () => ({ id: 7 }));
  const request = { params: { id: "7" } };
  const query = callQuery({ call } as unknown as Client, ["song", 7], getSong, request);
  expect(await new QueryClient().query(query)).toEqual({ id: 7 });
  expect(call).toHaveBeenCalledWith(getSong, request, { signal: expect.any(AbortSignal) });
  expect(query.meta).toEqual({ tells: getSong.tells });
});
