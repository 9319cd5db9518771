import { describe, expect, it } from "vitest";
import { heldDrafts } from "./held-drafts.ts";

/** The locks of a browser, shared by its tabs. */
function browserLocks() {
  const names: string[] = ["bandstand:player"];
  async function request<T>(name: string, _options: LockOptions, callback: LockGrantedCallback<T>) {
    names.push(name);
    const answer = await callback(null);
    names.splice(names.indexOf(name), 1);
    return answer;
  }
  const query = async () => ({ held: names.map((name) => ({ name })) });
  return { request, query } as Pick<LockManager, "request" | "query">;
}

describe("a draft that stands in a form", () => {
  it("is known in every tab until the form has gone", async () => {
    const locks = browserLocks();
    const [one, other] = [heldDrafts(() => locks), heldDrafts(() => locks)];
    const release = one.hold("song:new:1");
    expect(await other.names()).toEqual(new Set(["song:new:1"]));
    expect([one.isHeldHere("song:new:1"), other.isHeldHere("song:new:1")]).toEqual([true, false]);
    release();
    await expect.poll(() => other.names()).toEqual(new Set());
    expect(one.isHeldHere("song:new:1")).toBe(false);
  });

  it("is known in its own tab where the browser has no locks", async () => {
    const held = heldDrafts(() => undefined);
    held.hold("song:new:1");
    expect(held.isHeldHere("song:new:1")).toBe(true);
    expect(await held.names()).toEqual(new Set());
  });
});
