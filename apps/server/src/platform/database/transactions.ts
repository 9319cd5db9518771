/**
 * The four kinds of transaction, and no other way to the database. Each is a type of its own, so that what works on one
 * band's rows cannot be handed a transaction that sees others. Which rows a kind sees is enforced by the database.
 */
import type pg from "pg";
import { beginBand, beginPerson, beginPublic, beginSystem } from "./begin-statements.ts";
import { connectionAs, type Logins } from "./logins.ts";
import { createBandShare } from "./band-share.ts";
import { openPool } from "./pool.ts";
import type { Roles } from "./roles.ts";
import { runTransaction } from "./run-transaction.ts";
import type { Queries, Session, Statement } from "./session.ts";
import { readOne } from "./session.ts";

/** Makes the kinds distinct, and cannot be written by anyone else. */
const kind = Symbol("kind of transaction");

interface Transaction<Kind extends string> {
  readonly [kind]: Kind;
  /** The query builder, bound to this transaction. */
  readonly db: Queries;
  /** Rows of a parameterised statement as objects, by the columns' names. The caller answers for `Row`. */
  rows<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The same as arrays: the cheapest way to read many rows. */
  arrays<Row extends readonly unknown[]>(
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs `work` so that its failure undoes only itself. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/** What bands of a database may add without being counted again, by band and kind of record. */
export type Uncounted = Map<string, { left: number; until: number }>;

/** Sees and writes the rows of one band, and the accounts of its members. */
export interface BandTransaction extends Transaction<"band"> {
  readonly bandId: number;
  readonly userId: number | null;
  /** The member who acts; signs every change. */
  readonly bandUserId: number | null;
  readonly uncounted: Uncounted;
}

/** Sees one person's account, memberships and sign-ins; may change the account and end the sign-ins. */
export interface PersonTransaction extends Transaction<"person"> {
  readonly userId: number;
}

/** Sees what is public, through the views `public_…`, and writes nothing. */
export type PublicTransaction = Transaction<"public">;

/** Sees everything; for what happens before a band or a person is known, and for jobs. Changes no table's shape. */
export type SystemTransaction = Transaction<"system">;

export interface TransactionOptions {
  /**
   * Only reads. The answer does not wait for the end of the transaction, which has nothing to lose; a write fails.
   */
  readOnly?: boolean;
}

export interface BandScope extends TransactionOptions {
  /** Every statement sees the band as it was at the first. */
  snapshot?: boolean;
  bandId: number;
  userId?: number;
  bandUserId?: number;
}

export interface PersonScope extends TransactionOptions {
  userId: number;
}

/**
 * Work runs in one transaction: committed when it resolves, undone when it throws. It may be run again (at most three
 * times) after a deadlock or when the connection was lost before anything was done, so its only lasting effects are
 * those in the database.
 *
 * Throws `DatabaseUnavailable`, `DatabaseFull`, `ConstraintViolation` and `ValueRejected`.
 */
export interface Database {
  band<T>(scope: BandScope, work: (tx: BandTransaction) => Promise<T>): Promise<T>;
  person<T>(scope: PersonScope, work: (tx: PersonTransaction) => Promise<T>): Promise<T>;
  public<T>(work: (tx: PublicTransaction) => Promise<T>): Promise<T>;
  system<T>(work: (tx: SystemTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One statement of the system without a transaction around it: the first row, or null. For the lookup of a token. */
  systemOne<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row | null>;
  /** Resolves when the database answers, else throws `DatabaseUnavailable`. */
  ping(): Promise<void>;
  /** Ends the connections after what runs on them. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** What `migrate` found or made; null where the database's user may not have roles. */
  roles: Roles | null;
  /** As `migrate` answered it; null signs in as the user of the connection. */
  logins: Logins | null;
  /** Most connections at once, of requests and of the system each. 10 when left out. */
  connections?: number;
  /** Milliseconds a statement may take; 30,000 when left out. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection or a lock; 5,000 when left out. */
  waitTimeout?: number;
  onLost?: (error: Error) => void;
}

export function createDatabase(config: pg.PoolConfig, options: DatabaseOptions): Database {
  const { roles, logins } = options;
  const settings = {
    size: options.connections ?? 10,
    statementTimeout: options.statementTimeout ?? 30_000,
    waitTimeout: options.waitTimeout ?? 5_000,
    onLost: options.onLost ?? (() => {}),
  };
  const session = { timezone: "UTC", search_path: "bandstand" };
  // What requests use sees only what is public until a transaction says whose it is, and again if it tries to leave.
  const requests = openPool(
    logins ? connectionAs(config, logins.requests) : config,
    { ...session, "bandstand.scope": "public", ...(roles ? { role: roles.public } : {}) },
    settings,
  );
  const systems = openPool(
    logins ? connectionAs(config, logins.system) : config,
    { ...session, ...(roles ? { role: roles.system } : {}) },
    settings,
  );

  const share = createBandShare(settings.size, settings.waitTimeout);
  const uncounted: Uncounted = new Map();

  return {
    band(scope, work) {
      const { bandId, userId = null, bandUserId = null } = scope;
      const { readOnly = false, snapshot = false } = scope;
      const begin = beginBand(roles, { bandId, bandUserId, readOnly, snapshot });
      return share.run(bandId, () =>
        runTransaction({ pool: requests, begin, readOnly }, (open) =>
          work({ ...transaction("band", open), bandId, userId, bandUserId, uncounted }),
        ),
      );
    },
    person({ userId, readOnly = false }, work) {
      const begin = beginPerson(roles, { userId, readOnly });
      return runTransaction({ pool: requests, begin, readOnly }, (open) =>
        work({ ...transaction("person", open), userId }),
      );
    },
    public(work) {
      const run = { pool: requests, begin: beginPublic(roles), readOnly: true };
      return runTransaction(run, (open) => work(transaction("public", open)));
    },
    system(work, { readOnly = false } = {}) {
      const run = { pool: systems, begin: beginSystem(readOnly), readOnly };
      return runTransaction(run, (open) => work(transaction("system", open)));
    },
    systemOne: (statement, values) => readOne(systems, statement, values),
    async ping() {
      await readOne(systems, { name: "ping", text: "select 1 as one" });
    },
    async close() {
      await Promise.all([requests.end(), systems.end()]);
    },
  };
}

function transaction<Kind extends string>(name: Kind, session: Session): Transaction<Kind> {
  return { [kind]: name, ...session };
}
