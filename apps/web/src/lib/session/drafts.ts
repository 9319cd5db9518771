/**
 * What was typed into a form when the session ran out: given back to the same person after they have signed in
 * again, to nobody else, and gone with the page.
 */
import type { SessionStore } from "./session.ts";

export interface Drafts {
  /** Holds a form's state, if the session has just run out. @param form what it edits, the same when it is opened again */
  keep: (form: string, draft: unknown) => void;
  /** The draft of a form, undefined where there is none; it stays until it is dropped. */
  find: (form: string) => unknown;
  /** @returns whether there was one */
  drop: (form: string) => boolean;
}

export function createDrafts(sessions: Pick<SessionStore, "getSnapshot" | "subscribe">): Drafts {
  const kept = new Map<string, unknown>();
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
    keep(form, draft) {
      if (sessions.getSnapshot().ending === "expired") kept.set(form, draft);
    },
    find: (form) => (sessions.getSnapshot().session === null ? undefined : kept.get(form)),
    drop: (form) => kept.delete(form),
  };
}
