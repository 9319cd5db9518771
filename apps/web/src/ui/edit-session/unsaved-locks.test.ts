import { describe, expect, it } from "vitest";
import { createUnsavedLocks, leavingQuestion, pageLocks } from "./unsaved-locks.ts";

const page = { label: "Northbound Train", outlivesPage: false };
const inWindow = { label: "Paper Lanterns", outlivesPage: true };

describe("unsaved locks", () => {
  it("last until they are released", () => {
    const locks = createUnsavedLocks();
    const release = locks.add(page);
    locks.add(inWindow);
    expect(locks.current()).toEqual([page, inWindow]);
    release();
    expect(locks.current()).toEqual([inWindow]);
  });

  it("tell their listeners, and not about a second release", () => {
    const locks = createUnsavedLocks();
    let heard = 0;
    locks.subscribe(() => {
      heard += 1;
    });
    const release = locks.add(page);
    release();
    release();
    expect(heard).toBe(2);
  });
});

describe("a lock of its window alone", () => {
  const studio = { label: "Glasshouse", outlivesPage: true, onlyWindow: true };

  it("does not hold the page, which others do", () => {
    expect(pageLocks([studio, page])).toEqual([page]);
  });
});

describe("leaving the page", () => {
  it("asks nothing while no form is locked", () => {
    expect(leavingQuestion([])).toBeNull();
  });

  it("warns of the changes that would be lost, by name", () => {
    expect(leavingQuestion([page, inWindow])).toEqual({
      title: "Unsaved Changes",
      text: "“Northbound Train” is not saved. Leave this page and lose the changes?",
      destructive: true,
      yes: "Discard changes",
      no: "Keep editing",
    });
  });

  it("says so when the changes stay in a window", () => {
    expect(leavingQuestion([inWindow])).toEqual({
      title: "Unsaved Changes",
      text: "“Paper Lanterns” is not saved. Leave this page? The changes stay in their window.",
      yes: "Leave",
      no: "Stay",
    });
  });

  it("names several", () => {
    const other = { label: "Glasshouse", outlivesPage: false };
    expect(leavingQuestion([page, other])?.text).toBe(
      "“Northbound Train” and “Glasshouse” are not saved. Leave this page and lose the changes?",
    );
  });
});
