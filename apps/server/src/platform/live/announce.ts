/** News of a record, told to every server when the transaction commits and to none when it does not. */
import type { BandTransaction } from "../database/transactions.ts";

/** The channel of PostgreSQL that all servers listen on; triggers of the migrations tell on it of rights and of what is public. */
export const CHANNEL = "bandstand_live";

/** What travels on the channel: small, for PostgreSQL takes 8,000 bytes. */
export type News =
  | { band: number; kind: "event"; topic: string; event: string; data: unknown }
  /** Who watches a topic has changed. */
  | { band: number; kind: "presence"; topic: string }
  /** What the band wants all its members to have read. */
  | { band: number; kind: "bandNews" }
  /** Something of what everybody may know of the band. */
  | { band: number; kind: "public" }
  /** Somebody may have lost a right, or been signed out; `member` is told where there is something to show anew. */
  | { band: number; kind: "rights"; member?: number };

const OWN = "own ";

/** What a member's own browsers watch. */
export const ownTopic = (bandUserId: number) => `${OWN}${bandUserId}`;

export const isOwnTopic = (topic: string) => topic.startsWith(OWN);

/** What happened to a record, as an expression that tells it; each part is one as well. The band is the parameter `$1`. */
export function eventInSql({ topic, event, data }: Record<"topic" | "event" | "data", string>) {
  return `pg_notify('${CHANNEL}', json_build_object(
    'band', $1::integer, 'kind', 'event', 'topic', ${topic}, 'event', ${event}, 'data', ${data})::text)`;
}

const ANNOUNCE = `select ${eventInSql({ topic: "$2::text", event: "$3::text", data: "$4::json" })}`;

export async function announce(
  tx: BandTransaction,
  topic: string,
  { event, data }: { event: string; data: unknown },
): Promise<void> {
  await tx.rows({ name: "announce", text: ANNOUNCE }, [
    tx.bandId,
    topic,
    event,
    JSON.stringify(data),
  ]);
}

/** To every browser of every member. */
export async function announceBandNews(tx: BandTransaction): Promise<void> {
  await tx.rows(
    {
      name: "announce_band_news",
      text: `select pg_notify('${CHANNEL}', json_build_object('band', $1::integer, 'kind', 'bandNews')::text)`,
    },
    [tx.bandId],
  );
}

/** News as it came over the channel, or null for what another version of the server may say. */
export function newsFrom(payload: string | undefined): News | null {
  const news = JSON.parse(payload ?? "null") as Partial<News> | null;
  return typeof news?.band === "number" && typeof news.kind === "string" ? (news as News) : null;
}
