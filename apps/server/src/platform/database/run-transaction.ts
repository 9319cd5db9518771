/** One transaction from its beginning to its end, and again where that is safe. */
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { DatabaseUnavailable, TransactionConflict, unwrapped } from "./errors.ts";
import { fromPostgres } from "./postgres-errors.ts";
import { openSession, type Session } from "./session.ts";

interface Run {
  pool: pg.Pool;
  /** What begins the transaction, as one message of one or more statements. */
  begin: string;
  readOnly: boolean;
}

const MOST_ATTEMPTS = 3;

/** Nothing was done yet. */
class NotBegun extends DatabaseUnavailable {}

export async function runTransaction<T>(
  run: Run,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(run, work);
    } catch (error) {
      const again = error instanceof TransactionConflict || error instanceof NotBegun;
      if (!again || attempt === MOST_ATTEMPTS) throw error;
      // Spread out, so that those who met do not meet again.
      await wait(attempt * 10 * (1 + Math.random()));
    }
  }
}

async function attemptTransaction<T>(run: Run, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await connect(run.pool);
  const session = openSession(client, run);
  // Sent along with the first statement of the work rather than before it: one journey less.
  const begun = client.query(run.begin).then(
    () => null,
    (error: unknown) => error,
  );
  let result: T;
  try {
    result = await work(session);
  } catch (error) {
    session.close();
    await rollBack(client);
    throw beginningFailed(await begun) ?? unwrapped(error);
  }
  session.close();
  const failure = await begun;
  if (failure !== null) {
    await rollBack(client);
    throw beginningFailed(failure);
  }
  const ended = commit(client);
  if (run.readOnly) ended.catch(() => {});
  else await ended;
  return result;
}

function beginningFailed(error: unknown): unknown {
  if (error === null) return null;
  const known = fromPostgres(error);
  return known instanceof DatabaseUnavailable
    ? new NotBegun(known.message, { cause: error })
    : known;
}

/** Ends the transaction and gives the connection back. */
async function commit(client: pg.PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query("COMMIT"));
  } catch (error) {
    client.release(true);
    throw fromPostgres(error);
  }
  client.release();
  // A statement failed, the work went on as if it had not, and PostgreSQL undid everything.
  if (command === "ROLLBACK")
    throw new Error("The transaction had failed before it was committed.");
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw fromPostgres(error);
  }
}
