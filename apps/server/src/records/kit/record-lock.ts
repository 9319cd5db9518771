/** The optimistic lock: who saves says which version they loaded, and is refused where somebody has saved since. */
import { Failure } from "@bandstand/contracts/failure";
import { getTableColumns, getTableName } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { found, type RecordKind, type RecordTable } from "./record-kind.ts";

/** Characters of the name of a statement; with a longer one PostgreSQL would mix up two that begin alike. */
const LONGEST_NAME = 63;

export interface LastSaved {
  updatedAt: string;
  /** Null when the member has left. */
  changedBy: string | null;
}

/**
 * Holds the record's row until the transaction ends, and gives the fields asked for. Throws the kind's "not found", and
 * `changed_meanwhile` when it is not as the client loaded it; without an `updatedAt` whatever stands there is taken.
 */
export async function lockUnchanged<
  Table extends RecordTable,
  Field extends string & keyof Table["$inferSelect"] = never,
>(
  tx: BandTransaction,
  kind: RecordKind<Table>,
  id: number,
  updatedAt: string | undefined,
  fields: readonly Field[] = [],
): Promise<Pick<Table["$inferSelect"], Field>> {
  const name = getTableName(kind.table);
  const also = selected(getTableColumns(kind.table), fields, "r");
  const plan = ["lock", name, ...fields].join("_");
  const [row] = await tx.rows<LastSaved & Pick<Table["$inferSelect"], Field>>(
    {
      ...(plan.length <= LONGEST_NAME && { name: plan }),
      text: `
        select r.updated_at as "updatedAt", m.nickname as "changedBy"${also && `, ${also}`}
        from ${name} r left join band_users m on m.band_id = r.band_id and m.id = r.updated_by_id
        where r.band_id = $1 and r.id = $2 for update of r`,
    },
    [tx.bandId, id],
  );
  const current = found(kind, row);
  checkUnchanged(current, updatedAt);
  return current;
}

/** Throws `changed_meanwhile`, which says when and by whom. */
export function checkUnchanged(current: LastSaved, updatedAt: string | undefined): void {
  if (updatedAt === undefined || updatedAt === current.updatedAt) return;
  const { changedBy, updatedAt: changedAt } = current;
  throw new Failure("changed_meanwhile", { details: { changedBy, changedAt } });
}
