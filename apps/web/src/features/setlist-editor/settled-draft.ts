/**
 * Which draft of a set list is done with, kept at once: the drafts themselves reach the device a moment after they change,
 * and a reload in between would bring one back that has been saved.
 */

const nameOf = (setlistId: number) => `bandstand:setlist-draft-settled:${setlistId}`;

export interface SettledDrafts {
  /** @param version when what the draft changes was saved, ISO 8601 */
  settle: (setlistId: number, version: string) => void;
  /** A new draft has begun. */
  begin: (setlistId: number) => void;
  isSettled: (setlistId: number, version: string) => boolean;
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
    settle: (setlistId, version) => tried((kept) => kept.setItem(nameOf(setlistId), version)),
    begin: (setlistId) => tried((kept) => kept.removeItem(nameOf(setlistId))),
    isSettled: (setlistId, version) => tried((kept) => kept.getItem(nameOf(setlistId))) === version,
  };
}
