import type { EventRow } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { isMovable, movedEvent } from "./moved-event.ts";

const gig = {
  name: "Half Crown Saturday",
  eventDate: "2026-12-05",
  eventType_publicPerformance: true,
  eventStatus_tag: "C",
  draft: false,
  privateEvent: false,
} as EventRow;
const TODAY = "2026-11-24";

describe("an event that is moved to another day", () => {
  it("changes its day alone, and goes back to the one it had", () => {
    const { to, from } = movedEvent(gig, { date: "2026-12-06", following: false }, TODAY);
    expect([to, from]).toEqual([{ eventDate: "2026-12-06" }, { eventDate: "2026-12-05" }]);
  });

  it("takes those of its series along, and back", () => {
    const { to, from } = movedEvent(gig, { date: "2026-12-06", following: true }, TODAY);
    expect([to, from]).toEqual([
      { eventDate: "2026-12-06", following: "Y" },
      { eventDate: "2026-12-05", following: "Y" },
    ]);
  });

  it("says that nobody is told of it where the public was", () => {
    const { done } = movedEvent(gig, { date: "2026-12-06", following: false }, TODAY);
    expect(done).toBe(
      "“Half Crown Saturday” is on Sun 6 Dec now. Those who were told are not told again by itself",
    );
  });

  it("says only where it is now while it is a draft", () => {
    const draft = { ...gig, draft: true };
    const { done } = movedEvent(draft, { date: "2026-12-06", following: false }, TODAY);
    expect(done).toBe("“Half Crown Saturday” is on Sun 6 Dec now");
  });

  it("is one that is to come, and so is its day", () => {
    expect(isMovable(gig, "2026-12-06", TODAY)).toBe(true);
    expect(isMovable(gig, "2026-12-05", TODAY)).toBe(false);
    expect(isMovable(gig, "2026-11-23", TODAY)).toBe(false);
    expect(isMovable({ ...gig, eventDate: "2026-11-20" }, "2026-12-06", TODAY)).toBe(false);
  });
});
