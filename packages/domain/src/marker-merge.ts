/** Taking over the markers that another member shared. */

export type MergedMarker = {
  readonly id: number;
  /** Seconds. */
  readonly time: number;
  readonly label: string;
  readonly color: string;
};

export type MarkerMerge<M> = {
  /** The member's own markers, then those taken over. */
  readonly markers: M[];
  readonly nextMarkerId: number;
  readonly imported: M[];
};

/** Two markers of one name and colour this near are one. */
const SAME_MARKER_MS = 1000;

/** Every marker that has no like is added under the member's next ids. */
export function mergeMarkers<M extends MergedMarker>(
  own: readonly M[],
  nextMarkerId: number,
  selected: readonly M[],
): MarkerMerge<M> {
  const markers = [...own];
  const imported: M[] = [];
  let nextId = own.reduce((next, { id }) => Math.max(next, id + 1), nextMarkerId);
  for (const marker of selected) {
    if (hasLike(markers, marker)) continue;
    const added = { ...marker, id: nextId };
    nextId += 1;
    markers.push(added);
    imported.push(added);
  }
  return { markers, nextMarkerId: nextId, imported };
}

type Likeness = Omit<MergedMarker, "id">;

/** Whether a marker would be skipped. */
export function hasLike(own: readonly Likeness[], marker: Likeness): boolean {
  return own.some((known) => isSame(known, marker));
}

function isSame(one: Likeness, other: Likeness): boolean {
  // In milliseconds, since 1.2 s and 2.2 s lie a little over a second apart as they are held.
  const distance = Math.round(Math.abs(one.time - other.time) * 1000);
  return one.label === other.label && one.color === other.color && distance <= SAME_MARKER_MS;
}
