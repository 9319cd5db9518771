/** The set list of an event: the one that is chosen, or a copy of its own. */
import { invalidField } from "@bandstand/contracts/failure";
import { EVENT_MESSAGES } from "@bandstand/domain/event-form";
import type { Actor } from "@bandstand/domain/member";
import { canEditSetlists } from "@bandstand/domain/permissions";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { copySetlist } from "../../records/setlists/copy-setlist.ts";
import { noRightTo } from "./event-rights.ts";

interface SetlistOfEvent {
  /** The one that the event has. */
  before: number | null;
  /** Left out, it stays as it is. */
  chosen: number | null | undefined;
  copy: "Y" | "N" | undefined;
}

/** Throws `no_right` and `limit_reached`, and `invalid` where there is nothing to copy. */
export async function setlistFor(
  tx: BandTransaction,
  actor: Actor,
  { before, chosen, copy }: SetlistOfEvent,
): Promise<{ setlistId?: number | null }> {
  if (copy !== "Y") return chosen === undefined ? {} : { setlistId: chosen };
  if (!canEditSetlists(actor)) throw noRightTo("copySetlist");
  const source = chosen === undefined ? before : chosen;
  if (source === null) throw invalidField("setlistId", EVENT_MESSAGES.nothingToCopy);
  const setlistId = await copySetlist(tx, source);
  if (setlistId === undefined) throw invalidField("setlistId", EVENT_MESSAGES.unknownSetlist);
  return { setlistId };
}
