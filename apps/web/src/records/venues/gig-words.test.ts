import { expect, it } from "vitest";
import { mainEventAt } from "./gig-words.ts";

const today = "2026-11-22";
const at = (eventDate: string, eventStatusTag = "C") => ({
  eventDate,
  eventStatusTag,
  name: null,
});

it("of the events at a venue the next one to come counts, else the latest that was held", () => {
  const all = [at("2027-01-01"), at("2026-11-28"), at("2026-11-25", "X"), at("2026-03-01")];
  expect(mainEventAt(all, today)?.eventDate).toBe("2026-11-28");
  expect(mainEventAt([at("2026-10-01", "X"), at("2026-03-01")], today)?.eventDate).toBe(
    "2026-03-01",
  );
  expect(mainEventAt([], today)).toBeUndefined();
});
