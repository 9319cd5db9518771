import { describe, expect, it } from "vitest";
import { toggleVenueStatuses, venueStatusOf } from "./venue-status.ts";

const today = "2026-06-10";

describe("a venue", () => {
  it("without any event shows as Planning", () => {
    expect(venueStatusOf([], today)).toEqual({ tag: "PL", name: "Planning" });
  });

  it("with a future event is Planned, whatever lies behind", () => {
    expect(venueStatusOf(["2020-01-01", "2026-06-10"], today)).toEqual({
      tag: "PL",
      name: "Planned",
    });
  });

  it("is Recent with the last event within 365 days", () => {
    expect(venueStatusOf(["2020-01-01", "2025-06-10"], today).tag).toBe("RC");
    expect(venueStatusOf(["2026-06-09"], today)).toEqual({ tag: "RC", name: "Recent" });
  });

  it("is Older after that", () => {
    expect(venueStatusOf(["2025-06-09"], today)).toEqual({ tag: "OL", name: "Older" });
  });
});

it("All shows every status, and pressed again the usual ones", () => {
  expect(toggleVenueStatuses(["PL", "RC"])).toEqual(["PL", "RC", "OL"]);
  expect(toggleVenueStatuses([])).toEqual(["PL", "RC", "OL"]);
  expect(toggleVenueStatuses(["OL", "PL", "RC"])).toEqual(["PL", "RC"]);
});
