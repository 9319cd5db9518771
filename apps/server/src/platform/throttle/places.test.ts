import { describe, expect, it } from "vitest";
import { createPlaces } from "./places.ts";

const never = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

function testPlaces() {
  const places = createPlaces({ most: 2, mostOfOne: 1, mostWaiting: 3, retryAfter: 10 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    async run(name: string, signal = never): Promise<string> {
      return places.run(name.slice(0, 1), signal, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await turn();
    },
  };
}

describe("places", () => {
  it("are taken by as many as there are, and the next when one is left", async () => {
    const { begun, run, end } = testPlaces();
    const all = ["a", "b", "c"].map((name) => run(name));
    await turn();
    expect(begun).toEqual(["a", "b"]);
    await end("b");
    expect(begun).toEqual(["a", "b", "c"]);
    await end("a");
    await end("c");
    expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
  });

  it("are taken once by one and the same, whose next one lets others pass", async () => {
    const { begun, run, end } = testPlaces();
    for (const name of ["a1", "a2", "b1"]) void run(name);
    await turn();
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  it("are left by work that fails", async () => {
    const places = createPlaces({ most: 1, mostOfOne: 1, mostWaiting: 0, retryAfter: 10 });
    const fail = async () => {
      throw new Error("no site");
    };
    await expect(places.run("a", never, fail)).rejects.toThrow("no site");
    expect(await places.run("a", never, async () => "next")).toBe("next");
  });

  it("are refused where the line is full, with the time to wait", async () => {
    const { run } = testPlaces();
    for (const name of ["a", "b", "c", "d", "e"]) void run(name);
    await expect(run("f")).rejects.toMatchObject({ code: "throttled", retryAfter: 10 });
  });

  it("are not taken by who has left the line", async () => {
    const { begun, run, end } = testPlaces();
    const gone = new AbortController();
    void run("a");
    void run("b");
    const waiting = run("c", gone.signal);
    gone.abort(new Error("gone"));
    await expect(waiting).rejects.toThrow("gone");
    await expect(run("d", gone.signal)).rejects.toThrow("gone");
    await end("a");
    expect(begun).toEqual(["a", "b"]);
    void run("e");
    expect(begun).toEqual(["a", "b", "e"]);
  });
});
