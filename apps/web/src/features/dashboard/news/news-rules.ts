/** How a rich text is edited. Pure. */
import type { Changes } from "../../../lib/drafts/draft.ts";
import { canAlert } from "@bandstand/domain/dashboard-news";
import type { EditRules, Versioned } from "../../../ui/edit-session/edit-state.ts";

export interface WrittenText extends Versioned {
  readonly html: string;
}

/** An editor leaves an empty paragraph where there is nothing. */
export function textOf(html: string | null): string {
  return html !== null && canAlert(html) ? html : "";
}

export const newsRules: EditRules<WrittenText, string, string> = {
  begin: ({ html }) => html,
  isDirty: ({ html }, work) => html !== work,
  afterSave: ({ html }, sent, now) => (now === sent ? html : now),
  editedOf: (work) => work,
  resume: ({ original, edited }) => ({ initial: original, work: edited }),
};

export function readNewsDraft({
  original,
  edited,
}: Changes<unknown, unknown>): Changes<WrittenText, string> | null {
  if (typeof edited !== "string" || typeof original !== "object" || original === null) return null;
  const { html, updatedAt } = original as Record<keyof WrittenText, unknown>;
  if (typeof html !== "string" || typeof updatedAt !== "string") return null;
  return { original: { html, updatedAt }, edited };
}
