/** Which set lists an event may choose from. */

/** Milliseconds for which a set list is offered after it was changed. */
const RECENT = 90 * 24 * 60 * 60 * 1000;

export type ChoosableSetlist = {
  readonly id: number;
  readonly name: string;
  readonly permanent: boolean;
  /** ISO 8601. */
  readonly updatedAt: string;
};

const alphabetical = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

/** Permanent ones, the one that the event has, and those changed within 90 days, by name. */
export function setlistsForEvent<Setlist extends ChoosableSetlist>(
  setlists: readonly Setlist[],
  event: { readonly setlistId: number | null },
  now: Date,
): Setlist[] {
  return setlists
    .filter(
      ({ id, permanent, updatedAt }) =>
        permanent ||
        id === event.setlistId ||
        now.getTime() - new Date(updatedAt).getTime() <= RECENT,
    )
    .toSorted((one, other) => alphabetical.compare(one.name, other.name));
}
