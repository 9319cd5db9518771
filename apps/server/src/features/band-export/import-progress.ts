/** How far an import is, where whoever waits for it can ask any server: under a key of theirs, as long as it is at work. */
import type { getBandImportProgress } from "@bandstand/contracts/band-import-file";
import type { Answer } from "@bandstand/contracts/endpoint";
import { Failure } from "@bandstand/contracts/failure";
import * as z from "zod/mini";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";

export type ImportProgress = Answer<typeof getBandImportProgress>;

const progress = z.object({
  phase: z.enum(["checking", "keeping", "writing"]),
  share: z.number(),
});

/** Milliseconds between two that are kept. */
const PACE = 500;

export interface ProgressTeller {
  tell(phase: ImportProgress["phase"], share: number): Promise<void>;
  end(): Promise<void>;
}

const placeOf = (key: string) => `bandimport ${key}`;

export function progressTeller(database: Database, caller: Caller, key: string): ProgressTeller {
  let last = Number.NEGATIVE_INFINITY;
  return {
    async tell(phase, share) {
      if (performance.now() - last < PACE) return;
      last = performance.now();
      await database.band(bandScope(caller), (tx) =>
        tx.rows(
          {
            text: `
              insert into idempotency_keys (band_id, band_user_id, key, request_hash, body) values ($1, $2, $3, '', $4)
              on conflict (band_id, band_user_id, key) do update set body = excluded.body`,
          },
          [tx.bandId, caller.id, placeOf(key), JSON.stringify({ phase, share })],
        ),
      );
    },
    async end() {
      await database.band(bandScope(caller), (tx) =>
        tx.rows(
          {
            text: "delete from idempotency_keys where band_id = $1 and band_user_id = $2 and key = $3",
          },
          [tx.bandId, caller.id, placeOf(key)],
        ),
      );
    },
  };
}

/** Throws `not_found` where none of the caller's is at work under that key. */
export async function readProgress(
  database: Database,
  caller: Caller,
  key: string,
): Promise<ImportProgress> {
  const [row] = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    tx.rows<{ body: unknown }>(
      {
        text: "select body from idempotency_keys where band_id = $1 and band_user_id = $2 and key = $3",
      },
      [tx.bandId, caller.id, placeOf(key)],
    ),
  );
  if (!row) throw new Failure("not_found");
  return progress.parse(row.body);
}
