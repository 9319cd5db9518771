/** What to ask when somebody else saved the record first. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import type { Question } from "../confirm/question-queue.ts";

export type ConflictAnswer = "keep" | "reload" | "overwrite";

interface Conflict {
  label: string;
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
  canReload: boolean;
}

export function conflictQuestion({
  label,
  changedBy,
  changedAt,
  canReload,
}: Conflict): Question<ConflictAnswer> {
  const who = changedBy ?? "Somebody else";
  const reload = { value: "reload", label: "Reload", kind: "plain" } as const;
  const when = changedAt === null ? "" : ` on ${moment(changedAt)}`;
  return {
    title: "Changed meanwhile",
    text:
      `${who} changed “${label}”${when}, after you had opened it.\n\n` +
      (canReload ? "Reload shows their version and drops your changes. " : "") +
      "Overwrite saves the fields that you changed over theirs.",
    answers: [
      { value: "keep", label: "Keep editing", kind: "plain" },
      ...(canReload ? [reload] : []),
      { value: "overwrite", label: "Overwrite", kind: "danger" },
    ],
    first: "keep",
  };
}

/** "Fri 20-Nov-2026 at 13:30" by the clock of the reader. */
function moment(timestamp: string): string {
  const at = new Date(timestamp);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${formatDateWithWeekday(day)} at ${two(at.getHours())}:${two(at.getMinutes())}`;
}
