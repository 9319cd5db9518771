import { describe, expect, it, vi } from "vitest";
import { recordNews } from "./record-news.ts";

const EARLY = "2026-11-21T20:00:00.000Z";
const LATE = "2026-11-21T20:05:00.000Z";
const joss = { bandUserId: 7, nickname: "Joss" };

function page(known: string | undefined) {
  const news = { onMembers: vi.fn(), onChange: vi.fn(), onDeleted: vi.fn() };
  const state = { known };
  const hear = recordNews({ ...news, known: () => state.known });
  return { ...news, state, hear };
}

describe("a page that shows a record", () => {
  it("is told of a save once, however often it hears of it", () => {
    const { hear, onChange } = page(EARLY);
    const saved = { event: "saved", data: { updatedAt: LATE, by: joss } };
    hear(saved);
    hear(saved);
    hear({ event: "opened", data: { updatedAt: LATE, by: joss } });
    expect(onChange.mock.calls).toEqual([[{ updatedAt: LATE, by: joss }]]);
  });

  it("is told when a stream opens of what was saved while there was none", () => {
    const { hear, onChange } = page(EARLY);
    hear({ event: "opened", data: { updatedAt: LATE, by: null } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("is told nothing of what it has", () => {
    const { hear, onChange, state } = page(EARLY);
    hear({ event: "opened", data: { updatedAt: EARLY, by: joss } });
    state.known = LATE;
    hear({ event: "saved", data: { updatedAt: LATE, by: joss } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it("is told who else has it open, and of its end", () => {
    const { hear, onMembers, onDeleted } = page(EARLY);
    const members = [{ ...joss, avatarFilename: null }];
    hear({ event: "presence", data: { members } });
    hear({ event: "deleted", data: {} });
    expect([onMembers.mock.calls, onDeleted.mock.calls]).toEqual([[[members]], [[]]]);
  });

  it("passes over events of a server that knows more than it", () => {
    const { hear, onChange } = page(EARLY);
    hear({ event: "applause", data: { loud: true } });
    expect(onChange).not.toHaveBeenCalled();
  });
});
