import { expect, it } from "vitest";
import { createOrder } from "./in-order.ts";

it("begins a save when the one before has ended, well or not", async () => {
  const inOrder = createOrder();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const one = inOrder(() => first.promise);
  const other = inOrder(async () => {
    begun.push("other");
    return "kept";
  });
  await Promise.resolve();
  expect(begun).toEqual([]);
  first.reject(new Error("away"));
  await expect(one).rejects.toThrow("away");
  expect(await other).toBe("kept");
});
