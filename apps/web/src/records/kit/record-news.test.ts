import { describe, expect, it, vi } from "vitest";
import { recordNews } from "./record-news.ts";

const EARLY = "2026-11-21T20:00:00.000Z";
const LATE = "2026-11-21T20:05:00.000Z";
const joss = { bandUserId: 7, nickname: "Joss" };

function page(known: string | undefined) {
  const news = { onMembers: vi.fn(), onChange: vi.fn(), onRemark: vi.fn(), onDeleted: vi.fn() };
  const state = { known };
  const tell = recordNews({ ...news, known: () => state.known });
  return { ...news, state, tell };
}

describe("a page that shows a record", () => {
  it("is told of a save once, however often it hears of it", () => {
    const { tell, onChange } = page(EARLY);
    const saved = { event: "saved", data: { updatedAt: LATE, by: joss } };
    tell(saved);
    tell(saved);
    tell({ event: "opened", data: { updatedAt: LATE, by: joss } });
    expect(onChange.mock.calls).toEqual([[{ updatedAt: LATE, by: joss }]]);
  });

  it("is told when a stream opens of what was saved while there was none", () => {
    const { tell, onChange } = page(EARLY);
    tell({ event: "opened", data: { updatedAt: LATE, by: null } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("is told nothing of what it has", () => {
    const { tell, onChange, state } = page(EARLY);
    tell({ event: "opened", data: { updatedAt: EARLY, by: joss } });
    state.known = LATE;
    tell({ event: "saved", data: { updatedAt: LATE, by: joss } });
    expect(onChange).not.toHaveBeenCalled();
  });

  it("is told who else has it open, and of its end", () => {
    const { tell, onMembers, onDeleted } = page(EARLY);
    const members = [{ ...joss, avatarFilename: null }];
    tell({ event: "presence", data: { members } });
    tell({ event: "deleted", data: {} });
    expect([onMembers.mock.calls, onDeleted.mock.calls]).toEqual([[[members]], [[]]]);
  });

  it("is told of what is said of it, though it has not changed", () => {
    const { tell, onRemark, onChange } = page(LATE);
    tell({ event: "remarked", data: {} });
    expect(onRemark).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("passes over events of a server that knows more than it", () => {
    const { tell, onChange } = page(EARLY);
    tell({ event: "applause", data: { loud: true } });
    expect(onChange).not.toHaveBeenCalled();
  });
});
