/** How what a gig pays is shared: expenses are given back first, and the rest goes by shares. Pure. */

/** A member by id, the band's kitty, or somebody who has left since. */
export type Payee = number | "kitty" | "left";

export interface PaidExpense {
  /** Pounds. */
  amount: number;
  /** Who has paid it. */
  by: Payee;
}

export interface Share {
  of: Payee;
  share: number;
}

export interface Part {
  of: Payee;
  share: number;
  /** Given back of what they have paid. */
  repaid: number;
  /** Of the rest, by their share; below nothing where the gig has cost more than it pays. */
  part: number;
  owed: number;
}

export interface Split {
  spent: number;
  /** The fee less what was spent. */
  rest: number;
  /** In the order of the shares, then of the expenses. Together they are the fee, to the penny. */
  parts: Part[];
}

/** The most that one share may be: enough to tell a tenth from a fiftieth. */
export const MOST_SHARE = 100;

export function splitOf(
  fee: number,
  expenses: readonly PaidExpense[],
  shares: readonly Share[],
): Split {
  const repaid = sumsOf(expenses.map(({ by, amount }) => [by, toPence(amount)]));
  const given = sumsOf(shares.map(({ of, share }) => [of, share]));
  const isShared = [...given.values()].some((share) => share > 0);
  // What nobody has a share in stays with the band.
  if (!isShared) given.set("kitty", 1);
  const spent = total(repaid.values());
  const rest = toPence(fee) - spent;
  const parts = apportion(rest, [...given.values()]);
  const partOf = new Map([...given.keys()].map((of, place) => [of, parts[place] ?? 0]));
  return {
    spent: spent / 100,
    rest: rest / 100,
    parts: [...new Set([...given.keys(), ...repaid.keys()])].map((of) => {
      const back = repaid.get(of) ?? 0;
      const part = partOf.get(of) ?? 0;
      return {
        of,
        share: given.get(of) ?? 0,
        repaid: back / 100,
        part: part / 100,
        owed: (back + part) / 100,
      };
    }),
  };
}

/**
 * A sum in whole pence by shares: each gets the pence that are wholly theirs, and those that are left over go one each to
 * whom the rounding has taken most from, the earlier before the later.
 */
function apportion(pence: number, shares: readonly number[]): number[] {
  const all = total(shares);
  const exact = shares.map((share) => Math.abs(pence) * share);
  const whole = exact.map((part) => Math.floor(part / all));
  const left = Math.abs(pence) - total(whole);
  const byLoss = exact
    .map((part, place) => ({ place, lost: part % all }))
    .toSorted((one, other) => other.lost - one.lost || one.place - other.place);
  const luckier = new Set(byLoss.slice(0, left).map(({ place }) => place));
  // Adding 0 turns -0 into 0.
  return whole.map((part, place) => Math.sign(pence) * (part + (luckier.has(place) ? 1 : 0)) + 0);
}

interface Sharer {
  /** Of those who make up the band, then. */
  isLineUp: boolean;
  answer: "Y" | "M" | "N" | null;
}

/** As long as nobody has said otherwise, those who play share alike: the line-up without whoever could not come. */
export function usualShare({ isLineUp, answer }: Sharer): number {
  return isLineUp && answer !== "N" ? 1 : 0;
}

/** What is still to be handed over; below nothing where it was too much. */
export function stillOwed(owed: number, paidOut: number | null): number {
  return (toPence(owed) - toPence(paidOut ?? 0)) / 100;
}

function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}

function sumsOf<Key>(entries: readonly (readonly [Key, number])[]): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}

function total(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}
