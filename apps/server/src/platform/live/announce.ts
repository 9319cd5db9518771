/** News of a record, told to every server when the transaction commits and to none when it does not. */
import type { BandTransaction } from "../database/transactions.ts";

/** The channel of PostgreSQL that all servers listen on; triggers of the migrations tell of rights on it. */
export const CHANNEL = "bandstand_live";

/** What travels on the channel: small, for PostgreSQL takes 8,000 bytes. */
export type News =
  | { band: number; kind: "event"; topic: string; event: string; data: unknown }
  /** Who watches a topic has changed. */
  | { band: number; kind: "presence"; topic: string }
  /** Somebody may have lost a right, or been signed out. */
  | { band: number; kind: "rights" };

export async function announce(
  tx: BandTransaction,
  topic: string,
  { event, data }: { event: string; data: unknown },
): Promise<void> {
  const news: News = { band: tx.bandId, kind: "event", topic, event, data };
  await tx.rows({ name: "announce", text: `select pg_notify('${CHANNEL}', $1)` }, [
    JSON.stringify(news),
  ]);
}

/** News as it came over the channel, or null for what another version of the server may say. */
export function newsFrom(payload: string | undefined): News | null {
  const news = JSON.parse(payload ?? "null") as Partial<News> | null;
  return typeof news?.band === "number" && typeof news.kind === "string" ? (news as News) : null;
}
