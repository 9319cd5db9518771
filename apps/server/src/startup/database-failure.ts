import pg from "pg";
import { ConfigError } from "../config.ts";
import { DatabaseUnavailable } from "../platform/database/errors.ts";

/** Why the database of the settings is of no use, in words for the person who starts the server; what has another reason is given back. */
export function databaseFailure(error: unknown, databaseUrl: string): unknown {
  const words = wordsOf(error, new URL(databaseUrl));
  return words === undefined ? error : new ConfigError(`DATABASE_URL: ${words}`, { cause: error });
}

function wordsOf(error: unknown, { host }: URL): string | undefined {
  const place = host === "" ? "its socket" : host;
  if (error instanceof DatabaseUnavailable) {
    const reason = error.cause instanceof Error ? error.cause.message : "";
    const why = reason === "" ? "" : ` (${reason})`;
    return `no PostgreSQL answers at ${place}${why}. Is it running, and may this machine reach it?`;
  }
  if (!(error instanceof pg.DatabaseError)) return undefined;
  switch (error.code) {
    // A wrong password, or a user who is not let in from here.
    case "28P01":
    case "28000":
      return `PostgreSQL at ${place} does not let us in: ${error.message}`;
    case "3D000":
      return `${error.message}. Make an empty one, owned by the user of this address, in UTF8.`;
    case "42501":
      return `${error.message}. The user of this address has to own the database.`;
    default:
      return undefined;
  }
}
