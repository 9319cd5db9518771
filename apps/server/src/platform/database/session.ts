/** What a transaction offers on its connection, for as long as it lasts. */
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { fromPostgres } from "./postgres-errors.ts";

/** The query builder without what would open a transaction, or read around the one there is. */
export type Queries = Pick<
  NodePgDatabase,
  | "$count"
  | "$with"
  | "delete"
  | "execute"
  | "insert"
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "update"
  | "with"
>;

export interface Statement {
  /** Given, the statement is parsed and planned once per connection. One name, one text. */
  name?: string;
  text: string;
}

export interface Session {
  readonly db: Queries;
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  arrays<Row extends readonly unknown[]>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Sent in the form that holds one statement and no more, whether it has values or not: none can end its transaction and
 * begin another.
 */
interface SingleStatement extends pg.QueryConfig {
  queryMode: "extended";
}

const dialect = new PgDialect();

/** A session that ends when `close` is called: what is asked of it later is refused, for the connection is another's then. */
export function openSession(
  client: pg.PoolClient,
  { readOnly }: { readOnly: boolean },
): Session & { close(): void } {
  let open = true;
  let savepoints = 0;

  const query = async (
    config: pg.QueryConfig,
    values?: unknown[],
  ): Promise<{ rows: unknown[] }> => {
    if (!open) throw new Error("This transaction has ended.");
    try {
      // The query builder asks for values in the driver's own forms; one form for all is less to remember.
      const single: SingleStatement = { ...config, types: undefined, queryMode: "extended" };
      return await client.query(single, values);
    } catch (error) {
      throw fromPostgres(error, !readOnly);
    }
  };
  const guarded = new Proxy(client, {
    get: (target, property): unknown =>
      property === "query" ? query : Reflect.get(target, property),
  });

  return {
    db: new NodePgDatabase(dialect, new NodePgSession(guarded, dialect, undefined), undefined),
    rows: async <Row>(statement: Statement, values: readonly unknown[] = []) =>
      (await query({ ...statement, values: [...values] })).rows as Row[],
    arrays: async <Row extends readonly unknown[]>(
      statement: Statement,
      values: readonly unknown[] = [],
    ) => {
      const config: pg.QueryArrayConfig = { ...statement, values: [...values], rowMode: "array" };
      return (await query(config)).rows as Row[];
    },
    async savepoint(work) {
      savepoints += 1;
      const name = `savepoint_${savepoints}`;
      await query({ text: `SAVEPOINT ${name}` });
      try {
        const result = await work();
        await query({ text: `RELEASE SAVEPOINT ${name}` });
        return result;
      } catch (error) {
        if (open) await query({ text: `ROLLBACK TO SAVEPOINT ${name}` });
        throw error;
      }
    },
    close() {
      open = false;
    },
  };
}

/** The first row of one statement on any connection of the pool, or null. */
export async function readOne<Row>(
  pool: pg.Pool,
  statement: Statement,
  values: readonly unknown[] = [],
): Promise<Row | null> {
  try {
    const { rows } = await pool.query({ ...statement, values: [...values] });
    return (rows[0] as Row | undefined) ?? null;
  } catch (error) {
    throw fromPostgres(error);
  }
}
