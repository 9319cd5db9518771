import type { SetlistRow } from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { nextSetlist } from "./next-setlist.ts";

const TODAY = "2026-11-23";

function row(name: string, said: Partial<SetlistRow> = {}): SetlistRow {
  return {
    id: 1,
    bandId: 1,
    name,
    description: null,
    numberSets: 1,
    plannedLength: 60,
    songInterval: 0,
    permanent: false,
    versionDate: null,
    startTime: null,
    bias: 0,
    firstBreak: 0,
    secondBreak: 0,
    includeEncore: true,
    statusGroupTag: "PR",
    Event: [],
    createdAt: "2026-11-01T00:00:00.000Z",
    updatedAt: "2026-11-01T00:00:00.000Z",
    songs: [],
    interludes: [],
    ...said,
  };
}

const playedOn = (eventDate: string, eventStatusTag = "C"): Partial<SetlistRow> => ({
  statusGroupTag: "PL",
  Event: [{ id: 1, name: "Half Moon", eventDate, eventStatusTag }],
});

const nameOf = (...rows: SetlistRow[]) => nextSetlist(rows, TODAY)?.setlist.name;

describe("the set list that is played next", () => {
  it("is the one of the next event, today's included", () => {
    expect(nameOf(row("Later", playedOn("2026-12-05")), row("Tonight", playedOn(TODAY)))).toBe(
      "Tonight",
    );
    expect(nextSetlist([row("Tonight", playedOn(TODAY))], TODAY)?.event?.name).toBe("Half Moon");
  });

  it("is not one whose event was cancelled, nor one that was played", () => {
    const cancelled = { ...playedOn("2026-11-24", "X"), statusGroupTag: "PR" } as const;
    const played = { ...playedOn("2026-11-01"), statusGroupTag: "A" } as const;
    expect(
      nameOf(
        row("Cancelled", cancelled),
        row("Played", played),
        row("Later", playedOn("2026-12-05")),
      ),
    ).toBe("Later");
    expect(nextSetlist([row("Played", played)], TODAY)).toBeNull();
  });

  it("is, without an event, the one in preparation that was worked on last, before a permanent one", () => {
    expect(
      nameOf(
        row("Always", { statusGroupTag: "PM", updatedAt: "2026-11-22T00:00:00.000Z" }),
        row("Old draft"),
        row("Draft", { updatedAt: "2026-11-10T00:00:00.000Z" }),
      ),
    ).toBe("Draft");
  });

  it("is a planned one for who may not read events", () => {
    expect(nameOf(row("Draft"), row("Planned", { statusGroupTag: "PL" }))).toBe("Planned");
  });

  it("is none where there are none", () => {
    expect(nextSetlist([], TODAY)).toBeNull();
  });
});
