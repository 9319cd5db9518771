/** What can go wrong between us and PostgreSQL, as types that a handler can tell apart. */

/** Nobody answers, or not in time. The same request may succeed a moment later. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Two transactions stood in each other's way and this one gave in. Doing it again is safe; we do so a few times. */
export class TransactionConflict extends DatabaseUnavailable {
  override name = "TransactionConflict";
}

/** The database's disk has no room left. */
export class DatabaseFull extends Error {
  override name = "DatabaseFull";
}

/** The database refused a value that it cannot keep: too long, out of range, not text (a NUL character). */
export class ValueRejected extends Error {
  override name = "ValueRejected";
}

export type ConstraintKind = "unique" | "foreignKey" | "check" | "notNull";

/** A rule of the schema that a change would have broken. */
export class ConstraintViolation extends Error {
  override name = "ConstraintViolation";
  readonly kind: ConstraintKind;
  /** As it is called in the schema, for example `band_users_one_per_band`; for `notNull` the column. */
  readonly constraint: string;
  readonly table: string;

  constructor(kind: ConstraintKind, constraint: string, table: string, options?: ErrorOptions) {
    super(`The ${kind} constraint ${constraint} of ${table} does not hold.`, options);
    this.kind = kind;
    this.constraint = constraint;
    this.table = table;
  }
}

/**
 * The constraint that an error is about, looked for behind what the query builder wraps around it; null for any other
 * error. For use inside a transaction; errors that leave one are bare already.
 */
export function violatedConstraint(error: unknown): ConstraintViolation | null {
  const bare = unwrapped(error);
  return bare instanceof ConstraintViolation ? bare : null;
}

/** The error itself, or one of ours where something else was wrapped around it (the query builder's holds SQL and values). */
export function unwrapped(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      cause instanceof DatabaseUnavailable ||
      cause instanceof DatabaseFull ||
      cause instanceof ValueRejected ||
      cause instanceof ConstraintViolation
    ) {
      return cause;
    }
  }
  return error;
}
