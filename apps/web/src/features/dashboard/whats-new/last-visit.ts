/** When a member was here before, so that what happened since can be told. Pure. */

export interface Visits {
  /** When the visit before this one was last seen, ISO 8601; null for the first on this device. */
  since: string | null;
  /** When this one was last seen. */
  last: string;
}

/** Minutes after which somebody who looks again has been away. */
const AWAY = 30;

export function visitAt(now: Date, known: Visits | null): Visits {
  const last = now.toISOString();
  if (known === null) return { since: null, last };
  const minutes = (now.getTime() - Date.parse(known.last)) / 60_000;
  return { since: minutes > AWAY ? known.last : known.since, last };
}

/** As they were kept; null for what is none. */
export function readVisits(kept: string | null): Visits | null {
  const [since = "", last = ""] = (kept ?? "").split(" ");
  if (Number.isNaN(Date.parse(last))) return null;
  return { since: Number.isNaN(Date.parse(since)) ? null : since, last };
}

export function writeVisits({ since, last }: Visits): string {
  return `${since ?? "never"} ${last}`;
}
