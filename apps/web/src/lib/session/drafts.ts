/**
 * What was typed into a form when the session ran out: given back to the same person after they have signed in
 * again, to nobody else, and gone with the page.
 */
import type { SessionStore } from "./session.ts";

export interface Drafts {
  /** Holds a form's values, if the session has just run out. @param form where it stands and what it edits */
  keep: (form: string, values: Readonly<Record<string, unknown>>) => void;
  /** Gives them back once; null when there are none. */
  take: (form: string) => Readonly<Record<string, unknown>> | null;
}

export function createDrafts(sessions: Pick<SessionStore, "getSnapshot" | "subscribe">): Drafts {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  let owner: number | null = null;

  sessions.subscribe(() => {
    const { session, ending } = sessions.getSnapshot();
    if (session) {
      if (owner !== null && session.bandUser.userId !== owner) kept.clear();
      owner = session.bandUser.userId;
    } else if (ending !== "expired") {
      kept.clear();
      owner = null;
    }
  });

  return {
    keep(form, values) {
      if (sessions.getSnapshot().ending === "expired") kept.set(form, values);
    },
    take(form) {
      if (sessions.getSnapshot().session === null) return null;
      const values = kept.get(form) ?? null;
      kept.delete(form);
      return values;
    },
  };
}
