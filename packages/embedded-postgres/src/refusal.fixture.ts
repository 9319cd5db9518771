import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/** The failure that the operator is told of. Anything else is passed on. */
export async function refusalOf(attempt: Promise<unknown>): Promise<EmbeddedPostgresError> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return error;
    throw error;
  }
  throw new Error("It was not refused.");
}
