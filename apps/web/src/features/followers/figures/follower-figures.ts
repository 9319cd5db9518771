/** What a band's followers come to: how many there were month by month, and where most of them are from. */

export interface Month {
  /** `YYYY-MM`. */
  month: string;
  /** How many of today's followers were there at its end. */
  total: number;
}

export interface Share {
  name: string;
  count: number;
}

const MONTHS = 12;

/** The last twelve months, this one last. `since` are instants (ISO 8601), `today` is `YYYY-MM-DD`. */
export function growthOf(since: readonly string[], today: string): Month[] {
  const months = lastMonths(today);
  const [first = ""] = months;
  let total = since.filter((instant) => monthOf(instant) < first).length;
  const added = Map.groupBy(since, monthOf);
  return months.map((month) => {
    total += added.get(month)?.length ?? 0;
    return { month, total };
  });
}

/** The names that stand most often, whatever their case; each as it is written first. Nothing counts for nobody. */
export function mostOf(names: readonly (string | null)[], most: number): Share[] {
  const told = names.map((name) => name?.trim() ?? "").filter((name) => name !== "");
  return [...Map.groupBy(told, (name) => name.normalize("NFC").toLowerCase()).values()]
    .map((alike) => ({ name: alike[0] ?? "", count: alike.length }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, most);
}

const monthOf = (date: string) => date.slice(0, "YYYY-MM".length);

function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    monthOf(new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString()),
  );
}
