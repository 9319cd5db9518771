import type { WaitingDraft } from "../../lib/drafts/draft.ts";

/** The address of the page that has the draft in its form; null for what stands in windows alone. */
export function draftPath({ kind, of }: Pick<WaitingDraft, "kind" | "of">): string | null {
  if (kind === "studio") return null;
  return typeof of === "string" ? `/${kind}/add` : `/${kind}/${of}/edit`;
}
