/**
 * Which draft of a record is done with, kept at once: the drafts themselves reach the device a moment after they change, and
 * a reload in between would bring one back that has been saved.
 */

const nameOf = (key: string) => `bandstand:draft-settled:${key}`;

export interface SettledDrafts {
  /** @param began when the draft was begun, which tells it from all others of its record. Milliseconds since 1970. */
  settle: (key: string, began: number) => void;
  isSettled: (key: string, began: number) => boolean;
}

/** @param storage throws where a browser refuses it; then a draft may come back once more */
export function settledDrafts(storage: () => Storage): SettledDrafts {
  const tried = <T>(attempt: (kept: Storage) => T): T | null => {
    try {
      return attempt(storage());
    } catch {
      return null;
    }
  };
  return {
    settle: (key, began) => tried((kept) => kept.setItem(nameOf(key), String(began))),
    isSettled: (key, began) => tried((kept) => kept.getItem(nameOf(key))) === String(began),
  };
}
