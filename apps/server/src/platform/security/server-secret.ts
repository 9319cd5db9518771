import { randomBytes } from "node:crypto";
import type { Database } from "../database/transactions.ts";

/** A secret that all servers of one database share, made by whichever needs it first. 256 bits. */
export async function serverSecret(database: Database, name: string): Promise<Buffer> {
  const fresh = randomBytes(32).toString("base64url");
  const row = await database.systemOne<{ value: string }>(
    {
      text: `
        insert into server_secrets (name, value) values ($1, $2)
        on conflict (name) do update set value = server_secrets.value returning value`,
    },
    [name, fresh],
  );
  if (!row) throw new Error(`The secret ${name} could not be kept.`);
  return Buffer.from(row.value, "base64url");
}
