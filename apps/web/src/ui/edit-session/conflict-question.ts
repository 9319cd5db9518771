/** What to ask when somebody else saved the record first. */
import type { Question } from "../confirm/question-queue.ts";
import { editedWords } from "./edited-words.ts";
import { formatMoment } from "./format-moment.ts";

export type ConflictAnswer = "keep" | "theirs" | "overwrite";

interface Conflict {
  label: string;
  changedBy: string | null;
  /** ISO 8601. */
  changedAt: string | null;
  words: ConflictWords;
}

/** What becomes of the two versions, by the kind of record. */
export interface ConflictWords {
  /** Left out where their version cannot be had. */
  theirs?: {
    label: string;
    text: string;
    /** Loses nothing, and is what is meant as a rule. */
    isMain?: boolean;
  };
  overwrite: string;
}

export const OVERWRITE = "Overwrite saves the fields that you changed over theirs.";

export const RELOAD: ConflictWords = {
  theirs: { label: "Reload", text: "Reload shows their version and drops your changes." },
  overwrite: OVERWRITE,
};

export function conflictQuestion(conflict: Conflict): Question<ConflictAnswer> {
  const { label, changedBy, changedAt, words } = conflict;
  const { theirs, overwrite } = words;
  const who = changedBy ?? "Somebody else";
  const when = changedAt === null ? "" : ` on ${formatMoment(new Date(changedAt))}`;
  const isMain = theirs?.isMain === true;
  const take = theirs
    ? [{ value: "theirs", label: theirs.label, kind: isMain ? "main" : "plain" } as const]
    : [];
  return {
    title: "Changed meanwhile",
    text:
      `${who} changed ${editedWords(label)}${when}, after you had opened it.\n\n` +
      [theirs?.text, overwrite].filter((text) => text !== undefined).join(" "),
    answers: [
      { value: "keep", label: "Keep editing", kind: "plain" },
      ...(isMain ? [] : take),
      { value: "overwrite", label: "Overwrite", kind: "danger" },
      ...(isMain ? take : []),
    ],
    first: isMain ? "theirs" : "keep",
  };
}
