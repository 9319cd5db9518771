/** What has come into the band lately and what others have done, as one list. Pure. */
import type { WhatsNew } from "@bandstand/contracts/dashboard";
import type { RecentChange } from "@bandstand/contracts/recent-changes";

export interface NewsItem {
  kind: RecentChange["kind"] | "event" | "bandUser" | "document";
  id: number;
  name: string;
  how: RecentChange["how"];
  /** ISO 8601. */
  at: string;
  /** Who did it, where that is known. */
  by: string | null;
}

/** What others did to a record says more of it than that it was added, and stands in its place. The latest first. */
export function newsItems(
  changes: readonly RecentChange[],
  { songs, events, bandUsers, documents }: Partial<WhatsNew>,
): NewsItem[] {
  const changed = changes.map(({ kind, id, name, how, changedAt, changedBy }): NewsItem => ({
    kind,
    id,
    name,
    how,
    at: changedAt,
    by: changedBy,
  }));
  const told = new Set(changed.map(({ kind, id }) => `${kind} ${id}`));
  const added = [
    ...(songs ?? []).map(({ id, title, createdAt, recordingDate }) => ({
      ...item("song", id, title, recordingDate ?? createdAt),
      how: recordingDate === null ? ("added" as const) : ("recorded" as const),
    })),
    ...(events ?? []).map(({ id, name, eventType_name, venue_name, createdAt }) =>
      item("event", id, name ?? [eventType_name, venue_name].filter(Boolean).join(", "), createdAt),
    ),
    ...(bandUsers ?? []).map(({ id, nickname, createdAt }) =>
      item("bandUser", id, nickname, createdAt),
    ),
    ...(documents ?? []).map(({ id, title, createdAt }) => item("document", id, title, createdAt)),
  ].filter(({ kind, id }) => !told.has(`${kind} ${id}`));
  return [...changed, ...added].toSorted((one, other) => other.at.localeCompare(one.at));
}

function item(kind: NewsItem["kind"], id: number, name: string, at: string): NewsItem {
  return { kind, id, name, how: "added", at, by: null };
}

/** Whether the member may read any of what it would tell of. */
export function mayHaveNews(whatsNew: WhatsNew | undefined): boolean {
  return whatsNew !== undefined && Object.values(whatsNew).some((list) => list !== null);
}
