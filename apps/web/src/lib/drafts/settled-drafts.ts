/**
 * Which draft of a record is done with, kept at once: the drafts themselves reach the device a moment after they change, and
 * a reload in between would bring one back that has been saved.
 */
import type { TextStorage } from "../browser-storage.ts";

const NAME = "draft-settled";
/** Each new record has a draft of its own; what was done with before so many others has long left the device. */
const MOST_KEPT = 100;

const markOf = (key: string, began: number): string => `${key}=${began}`;

export interface SettledDrafts {
  /** @param began when the draft was begun, which tells it from all others of its record. Milliseconds since 1970. */
  settle: (key: string, began: number) => void;
  isSettled: (key: string, began: number) => boolean;
}

export function settledDrafts(storage: TextStorage): SettledDrafts {
  const marks = () => (storage.read(NAME) ?? "").split(" ");
  return {
    settle(key, began) {
      const others = marks().filter((mark) => !mark.startsWith(`${key}=`));
      storage.write(NAME, [...others, markOf(key, began)].slice(-MOST_KEPT).join(" "));
    },
    isSettled: (key, began) => marks().includes(markOf(key, began)),
  };
}
