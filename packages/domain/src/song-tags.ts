/** Tags of a song, changed on many songs at once. */

interface Tag {
  /** Of its own within the song. */
  id: number;
  tag: string;
}

export interface TagChange<T extends Tag> {
  add: readonly T[];
  /** Texts. */
  remove: readonly string[];
  /** How many a song may have: what comes beyond is left out. */
  limit: number;
}

/** Two tags are the same when their texts are, whatever the case: one that is there stays as it is. */
export function changeTags<T extends Tag>(tags: readonly T[], change: TagChange<T>): T[] {
  const removed = new Set(change.remove.map(keyOf));
  const changed = tags.filter(({ tag }) => !removed.has(keyOf(tag)));
  for (const added of change.add) {
    if (changed.length >= change.limit) break;
    if (changed.some(({ tag }) => keyOf(tag) === keyOf(added.tag))) continue;
    changed.push({ ...added, id: Math.max(0, ...changed.map(({ id }) => id)) + 1 });
  }
  return changed;
}

const keyOf = (tag: string) => tag.trim().toLowerCase();
