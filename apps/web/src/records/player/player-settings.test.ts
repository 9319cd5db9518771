import { describe, expect, it } from "vitest";
import { textStorage } from "../../lib/browser-storage.ts";
import { memoryStorage } from "../../lib/memory-storage.ts";
import { playerMemory } from "./player-settings.ts";

const USUAL = { volume: 0.8, isMuted: false, isLevelled: true, repeat: "off" };

function storage(text: string | null) {
  const kept = memoryStorage(text === null ? [] : [["bandstand:player", text]]);
  return textStorage(() => kept);
}

describe("what the player remembers", () => {
  it("comes back as it was", () => {
    const memory = playerMemory(storage(null));
    memory.write({ volume: 0.25, isMuted: true, isLevelled: false, repeat: "all" });
    expect(memory.read()).toEqual({
      volume: 0.25,
      isMuted: true,
      isLevelled: false,
      repeat: "all",
    });
  });

  it.each([null, "not JSON", '{"volume":12}', "[]"])("begins as usual with %j", (text) => {
    expect(playerMemory(storage(text)).read()).toEqual(USUAL);
  });
});
