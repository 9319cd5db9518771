/** Recognises the driver's errors: SQLSTATE codes, the operating system's, and the few that have only words. */
import {
  ConstraintViolation,
  DatabaseFull,
  DatabaseUnavailable,
  TransactionConflict,
  ValueRejected,
  type ConstraintKind,
} from "./errors.ts";

const CONSTRAINTS: Record<string, ConstraintKind> = {
  "23502": "notNull",
  "23503": "foreignKey",
  "23505": "unique",
  "23514": "check",
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNAVAILABLE = new Set([
  "25P03", // idle in transaction for too long
  "25P04", // transaction timeout
  "53200", // out of memory
  "53300", // too many connections
  "55P03", // a lock was not to be had in time
  "57014", // statement timeout, or cancelled
  "57P01", // shut down by an administrator
  "57P02", // crash of another server process
  "57P03", // starting up or shutting down
  "57P05", // idle session timeout
]);

const CONFLICT = new Set(["40001", "40P01"]);

const SYSTEM = new Set([
  "EACCES",
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Errors that the driver makes itself, without a code. */
const WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|connection ended|query read timeout|cannot use a pool after/i;

/**
 * What an error of the driver means to us. An error of ours, and one that says something is wrong with our SQL, stays.
 *
 * @param mayWrite the transaction was not opened for reading only
 */
export function fromPostgres(error: unknown, mayWrite = false): unknown {
  if (!(error instanceof Error)) return error;
  const cause = { cause: error };
  const code = text(error, "code");
  const kind = CONSTRAINTS[code];
  if (kind) {
    const name = text(error, kind === "notNull" ? "column" : "constraint");
    return new ConstraintViolation(kind, name, text(error, "table"), cause);
  }
  if (CONFLICT.has(code))
    return new TransactionConflict("Transactions stood in each other's way.", cause);
  // Where we meant to write and may not, we talk to a standby that has not taken over yet.
  if (code === "25006" && mayWrite)
    return new DatabaseUnavailable("The database only reads.", cause);
  if (code === "53100") return new DatabaseFull("The database has no room left.", cause);
  if (code.startsWith("22")) return new ValueRejected(error.message, cause);
  if (
    code.startsWith("08") ||
    UNAVAILABLE.has(code) ||
    isSystemError(error, code) ||
    WORDS.test(error.message)
  ) {
    return new DatabaseUnavailable("The database does not answer.", cause);
  }
  return error;
}

/** An attempt at several addresses ends in an AggregateError, whose parts tell. */
function isSystemError(error: Error, code: string): boolean {
  if (SYSTEM.has(code)) return true;
  return (
    error instanceof AggregateError && error.errors.every((part) => SYSTEM.has(text(part, "code")))
  );
}

function text(error: unknown, field: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined;
  return typeof value === "string" ? value : "";
}
