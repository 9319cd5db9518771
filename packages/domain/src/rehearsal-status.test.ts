import { expect, it } from "vitest";
import { rehearsalStatusOf } from "./rehearsal-status.ts";

const on = (eventDate: string) => ({ eventDate });

it.each([
  ["before the gig", on("2026-11-26"), on("2026-11-28"), "planned"],
  ["on its day", on("2026-11-28"), on("2026-11-28"), "planned"],
  ["after it", on("2026-12-03"), on("2026-11-28"), "late"],
  ["where no gig is booked", on("2026-12-03"), null, "planned"],
  ["never", null, on("2026-11-28"), "none"],
])("a band that rehearses %s", (_, rehearsal, gig, status) => {
  expect(rehearsalStatusOf(rehearsal, gig)).toBe(status);
});
