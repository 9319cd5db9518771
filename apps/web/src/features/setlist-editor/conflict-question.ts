/** What to ask when somebody else saved the set list first. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import type { Question } from "../../ui/confirm/question-queue.ts";
import { localDate } from "../../lib/local-date.ts";

export type ConflictAnswer = "keep" | "merge" | "overwrite";

interface Conflict {
  name: string;
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

export function conflictQuestion({
  name,
  changedBy,
  changedAt,
}: Conflict): Question<ConflictAnswer> {
  const who = changedBy ?? "Somebody else";
  const when = changedAt === null ? "" : ` on ${momentText(changedAt)}`;
  return {
    title: "Changed meanwhile",
    text:
      `${who} changed “${name}”${when}, after you had opened it.\n\n` +
      "Merge keeps their order and does your changes to it, for you to look at and save. " +
      "Overwrite saves your songs in place of theirs.",
    answers: [
      { value: "keep", label: "Keep editing", kind: "plain" },
      { value: "overwrite", label: "Overwrite", kind: "danger" },
      { value: "merge", label: "Merge", kind: "main" },
    ],
    first: "merge",
  };
}

/** "Fri 20-Nov-2026 at 13:30" by the clock of the reader. */
function momentText(timestamp: string): string {
  const at = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${formatDateWithWeekday(localDate(at))} at ${two(at.getHours())}:${two(at.getMinutes())}`;
}
