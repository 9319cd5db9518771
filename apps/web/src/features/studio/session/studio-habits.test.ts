import { describe, expect, it } from "vitest";
import { textStorage } from "../../../lib/browser-storage.ts";
import { memoryStorage } from "../../../lib/memory-storage.ts";
import { createHabits } from "./studio-habits.ts";

function storage() {
  const place = memoryStorage();
  return textStorage(() => place);
}

describe("how a member has the studios", () => {
  it("is remembered, for the member alone", () => {
    const place = storage();
    createHabits(place, 1).change({ savesItself: true, panel: "markers" });
    expect(createHabits(place, 1).get()).toEqual({
      savesItself: true,
      panel: "markers",
      unanalysed: [],
    });
    expect(createHabits(place, 2).get().savesItself).toBe(false);
  });

  it("remembers the recordings that were stopped last", () => {
    const habits = createHabits(storage(), 1);
    for (let file = 0; file < 201; file += 1)
      habits.change({ unanalysed: [...habits.get().unanalysed, `${file}.mp3`] });
    expect(habits.get().unanalysed).toHaveLength(200);
    expect(habits.get().unanalysed.at(-1)).toBe("200.mp3");
  });

  it("begins anew where it cannot be read", () => {
    const place = storage();
    place.write("studiohabits:1", '{"savesItself": "perhaps"}');
    expect(createHabits(place, 1).get().savesItself).toBe(false);
  });
});
