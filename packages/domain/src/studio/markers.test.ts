import { describe, expect, it } from "vitest";
import { byTime, defaultName, movedMarker, withMarker } from "./markers.ts";
import type { Marker } from "./settings.ts";

const look = { label: "Verse", notes: "", color: "red", icon: "location_on" };
const verse: Marker = { ...look, id: 1, time: 10 };
const chorus: Marker = { ...look, id: 2, time: 40, label: "Chorus" };
const two = { markers: [verse, chorus], nextMarkerId: 3 };

describe("a marker", () => {
  it("is called by how many there are", () => {
    expect(defaultName(two.markers)).toBe("Marker 3");
  });

  it("that is new gets the next id", () => {
    const after = withMarker(two, { ...look, id: null, time: 5 });
    expect(after.markers.at(-1)).toEqual({ ...look, id: 3, time: 5 });
    expect(after.nextMarkerId).toBe(4);
  });

  it("never gets the id of one that has gone", () => {
    const after = withMarker({ markers: [], nextMarkerId: 3 }, { ...look, id: null, time: 5 });
    expect(after.markers[0]?.id).toBe(3);
  });

  it("that is there is replaced", () => {
    const after = withMarker(two, { ...chorus, label: "Last chorus" });
    expect(after.markers.map(({ label }) => label)).toEqual(["Verse", "Last chorus"]);
    expect(after.nextMarkerId).toBe(3);
  });

  it("is dragged no further than the recording goes", () => {
    expect(movedMarker(two.markers, 1, -4, 100)[0]?.time).toBe(0);
    expect(movedMarker(two.markers, 1, 140, 100)[0]?.time).toBe(100);
    expect(movedMarker(two.markers, 1, 12, 100)).toEqual([{ ...verse, time: 12 }, chorus]);
  });

  it("stands in the list by its time", () => {
    const early: Marker = { ...look, id: 9, time: 2 };
    expect(byTime([verse, chorus, early]).map(({ id }) => id)).toEqual([9, 1, 2]);
  });
});
