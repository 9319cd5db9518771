/** A gig told to many: the call that sends it off, and the mails as a mail server beside us takes them. */
import pg from "pg";
import { startSmtpSink } from "../../apps/server/test/smtp-sink.ts";
import type { Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { memoryGrowth } from "../product/memory.ts";
import { type Product, withProduct } from "../product/product.ts";

const FOLLOWERS = 20_000;
/** By then all that sends is warm. */
const WARM = 2_000;
const LOOK_MS = 20;

const OPTIONS = {
  status: "C",
  eventConfirmed: true,
  draft: false,
  sendVenue: false,
  sendBand: true,
  sendFollowers: true,
  accountSender: false,
};

export const mails: Measurement = {
  name: "mails",
  async run() {
    const sink = await startSmtpSink();
    const settings = { SMTP_URL: sink.url };
    try {
      return await withProduct((product) => measured(product, sink.taken), settings);
    } finally {
      await sink.stop();
    }
  },
};

async function measured(product: Product, taken: ReadonlyMap<string, number>) {
  const band = await newBand(product);
  const eventId = await addGig(product, band.id);
  const headers = {
    authorization: `Bearer ${band.token}`,
    "content-type": "application/json",
  };
  const until = async (mails: number) => {
    while (taken.size < mails) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  };
  const begun = performance.now();
  const answer = await fetch(`${product.url}/api/publishevent/${eventId}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ mode: "S", options: OPTIONS }),
  });
  if (!answer.ok) throw new Error(`Publishing was answered ${answer.status}.`);
  await answer.text();
  const answered = performance.now() - begun;
  await until(WARM);
  const warm = { size: taken.size, at: performance.now() };
  const grown = await memoryGrowth(product.pid, () => until(FOLLOWERS));
  const seconds = (performance.now() - warm.at) / 1000;
  return [
    {
      name: `publishing to ${FOLLOWERS} followers`,
      ours: answered,
      bare: null,
      unit: "ms" as const,
      target: { of: "ours" as const, is: "at most" as const, value: 300 },
    },
    {
      name: "mails to a mail server beside us",
      ours: (taken.size - warm.size) / seconds,
      bare: null,
      unit: "mails/s" as const,
      target: { of: "ours" as const, is: "at least" as const, value: 200 },
    },
    {
      name: `memory that ${FOLLOWERS - WARM} of them take`,
      ours: grown,
      bare: null,
      unit: "MB" as const,
      target: { of: "ours" as const, is: "at most" as const, value: 60 },
    },
  ];
}

/** Confirmed and public, but for its draft; with its followers. */
async function addGig({ databaseUrl }: Product, bandId: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into bandstand.followers (band_id, email)
       select $1, 'fan' || n || '@example.org' from generate_series(1, $2::integer) n`,
      [bandId, FOLLOWERS],
    );
    const { rows } = await client.query<{ id: number }>(
      `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, start_time)
       values ($1, 'Harvest dance', current_date + 30, 1, 1, '20:30') returning id`,
      [bandId],
    );
    await client.query("analyze");
    const [row] = rows;
    if (!row) throw new Error("The gig was not added.");
    return row.id;
  } finally {
    await client.end();
  }
}
