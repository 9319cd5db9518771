/** What to ask when somebody else saved the record first. */
import type { Question } from "../confirm/question-queue.ts";
import { formatMoment } from "./format-moment.ts";

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
  const when = changedAt === null ? "" : ` on ${formatMoment(new Date(changedAt))}`;
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
