/** Whether the addition of a set list can still be taken back as if it had not been. */
import type { PlayingEvent } from "./setlist-status.ts";

export interface AddedRecord {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly Event: readonly PlayingEvent[];
}

/** Milliseconds: after a day it is a set list like any other, which is deleted. */
const FRESH = 24 * 60 * 60 * 1000;

/** Nobody has saved it since it was added, nothing plays it, and it is of today. */
export function mayUndoAdd({ createdAt, updatedAt, Event }: AddedRecord, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdAt);
  return updatedAt === createdAt && Event.length === 0 && age < FRESH;
}
