import { describe, expect, it } from "vitest";
import { playerMemory } from "./player-settings.ts";

const USUAL = { volume: 0.8, isMuted: false, isLevelled: true, repeat: "off" };

function storage(text: string | null) {
  const values = new Map(text === null ? [] : [["bandstand:player", text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe("what the player remembers", () => {
  it("comes back as it was", () => {
    const memory = playerMemory(
      (
        (one) => () =>
          one
      )(storage(null)),
    );
    memory.write({ volume: 0.25, isMuted: true, isLevelled: false, repeat: "all" });
    expect(memory.read()).toEqual({
      volume: 0.25,
      isMuted: true,
      isLevelled: false,
      repeat: "all",
    });
  });

  it.each([null, "not JSON", '{"volume":12}', "[]"])("begins as usual with %j", (text) => {
    expect(playerMemory(() => storage(text)).read()).toEqual(USUAL);
  });

  it("begins as usual where the browser keeps nothing", () => {
    const refused = playerMemory(() => {
      throw new Error("refused");
    });
    refused.write({ volume: 1, isMuted: false, isLevelled: true, repeat: "off" });
    expect(refused.read()).toEqual(USUAL);
  });
});
