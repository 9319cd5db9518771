import { describe, expect, it } from "vitest";
import { importMarkers, markersOf } from "./import-markers.ts";

const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "blue",
  icon: "flag",
});

const verse = marker(1, 10, "Verse");
const chorus = marker(2, 30, "Chorus");
const source = JSON.stringify({ markers: [verse, chorus], nextMarkerId: 3 });

describe("the markers of kept settings", () => {
  it("are read from settings of any version", () => {
    expect(markersOf(JSON.stringify({ version: 9, markers: [verse] }))).toEqual([verse]);
  });

  it.each([null, "", "{", "[]", '{"markers": "none"}', '{"markers": [null, 5]}'])(
    "are none where there is nothing to read: %s",
    (text) => {
      expect(markersOf(text)).toEqual([]);
    },
  );
});

describe("importing markers", () => {
  it("takes over all, or those with the ids given", () => {
    expect(importMarkers(null, source, null).imported).toEqual([verse, chorus]);
    expect(importMarkers(null, source, [2, 77]).imported).toEqual([{ ...chorus, id: 1 }]);
    expect(importMarkers(null, source, []).imported).toEqual([]);
  });

  it("changes nothing of the settings but the markers and their counter", () => {
    const own = { version: 1, volume: 0.4, stems: ["drums"], markers: [verse], nextMarkerId: 8 };
    const { settings, imported } = importMarkers(JSON.stringify(own), source, null);
    expect(imported).toEqual([{ ...chorus, id: 8 }]);
    expect(JSON.parse(settings)).toEqual({
      ...own,
      markers: [verse, { ...chorus, id: 8 }],
      nextMarkerId: 9,
    });
  });

  it("begins anew where one's own settings are broken", () => {
    const { settings } = importMarkers("{", source, [1]);
    expect(JSON.parse(settings)).toEqual({ markers: [verse], nextMarkerId: 2 });
  });
});
