import { describe, expect, it } from "vitest";
import type { Question } from "./question-queue.ts";
import { createQuestionQueue } from "./question-queue.ts";

const deleteSong: Question<"no" | "yes"> = {
  title: "Delete Song",
  text: "“Northbound Train” and its recording will go.",
  answers: [
    { value: "no", label: "No", kind: "plain" },
    { value: "yes", label: "Yes", kind: "danger" },
  ],
};

describe("a question", () => {
  it("stands until it is answered and gives its answer to who asked", async () => {
    const queue = createQuestionQueue();
    const answer = queue.ask(deleteSong);
    expect(queue.current()?.question.title).toBe("Delete Song");
    queue.answer(1, "yes");
    expect(await answer).toBe("yes");
    expect(queue.current()).toBeNull();
  });

  it("turned away from is answered by null", async () => {
    const queue = createQuestionQueue();
    const answer = queue.ask(deleteSong);
    queue.answer(1, null);
    expect(await answer).toBeNull();
  });

  it("waits for the one before it", async () => {
    const queue = createQuestionQueue();
    const first = queue.ask(deleteSong);
    const second = queue.ask({ ...deleteSong, title: "Leave Band" });
    expect(queue.current()?.question.title).toBe("Delete Song");
    queue.answer(1, "no");
    expect(await first).toBe("no");
    expect(queue.current()?.question.title).toBe("Leave Band");
    queue.answer(2, "yes");
    expect(await second).toBe("yes");
  });

  it("answered twice by a fast double press does not answer the next one", () => {
    const queue = createQuestionQueue();
    void queue.ask(deleteSong);
    void queue.ask({ ...deleteSong, title: "Leave Band" });
    queue.answer(1, "yes");
    queue.answer(1, "yes");
    expect(queue.current()?.question.title).toBe("Leave Band");
  });

  it("tells its listeners when it comes and goes", () => {
    const queue = createQuestionQueue();
    const seen: (string | null)[] = [];
    queue.subscribe(() => seen.push(queue.current()?.question.title ?? null));
    void queue.ask(deleteSong);
    queue.answer(1, "yes");
    expect(seen).toEqual(["Delete Song", null]);
  });
});
