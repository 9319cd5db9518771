/** What is the same for the records of every kind stands on what a kind is called and where it is kept. */
import { type ErrorCode, Failure, invalidField } from "@bandstand/contracts/failure";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table of a band that says when and by whom a row was changed last. */
export type RecordTable = PgTable &
  Readonly<Record<"bandId" | "id" | "updatedAt" | "updatedById", PgColumn>>;

export interface RecordKind<Table extends RecordTable = RecordTable> {
  /** Of its topics: whoever watches record 7 watches `setlist 7`. */
  key: string;
  /** In a sentence: "This is the id of another set list". */
  noun: string;
  table: Table;
  /** `not_found`, unless its contract promises a code of its own. */
  notFound: ErrorCode;
}

/** Throws the kind's "not found" where there is none: "This set list does not exist." */
export function found<T>(
  { notFound, noun }: Pick<RecordKind, "notFound" | "noun">,
  record: T | undefined,
): T {
  if (record === undefined)
    throw new Failure(notFound, { message: `This ${noun} does not exist.` });
  return record;
}

/** A body may repeat the id of its address, and name no other. Throws `invalid`. */
export function checkId(
  { noun }: Pick<RecordKind, "noun">,
  id: number,
  given: number | undefined,
  field = "id",
): void {
  if (given !== undefined && given !== id)
    throw invalidField(field, `This is the id of another ${noun}`);
}
