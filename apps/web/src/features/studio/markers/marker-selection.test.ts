import { describe, expect, it } from "vitest";
import { countOf, newMarkers, picksOf, toggled, withAll } from "./marker-selection.ts";

const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "blue",
  icon: "flag",
});

describe("picking markers", () => {
  it("goes one by one, or member by member", () => {
    const one = toggled(new Map(), 7, 1);
    const two = toggled(one, 7, 2);
    expect(picksOf(two)).toEqual([{ bandUserId: 7, markerIds: [1, 2] }]);
    expect(picksOf(toggled(two, 7, 1))).toEqual([{ bandUserId: 7, markerIds: [2] }]);
    const both = withAll(two, 9, [4, 5, 6]);
    expect(countOf(both)).toBe(5);
    expect(picksOf(withAll(both, 7, []))).toEqual([{ bandUserId: 9, markerIds: [4, 5, 6] }]);
  });

  it("offers those that one has no like of", () => {
    const shared = {
      bandUserId: 7,
      bandUser: { nickname: "Sam", instrument: null },
      otherRecording: false,
      markers: [marker(1, 10, "Verse"), marker(2, 30, "Chorus")],
    };
    expect(newMarkers(shared, [marker(5, 10.4, "Verse")]).map(({ id }) => id)).toEqual([2]);
  });
});
