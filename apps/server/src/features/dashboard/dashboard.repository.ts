/** All of a dashboard in one statement. What a member may not read is never looked for: their rights are parameters. */
import { type Dashboard, WHATS_NEW } from "@bandstand/contracts/dashboard";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { DASHBOARD } from "./dashboard-statement.ts";

/** Rehearsals are judged, and songs are told by right, where it is presented. */
export type DashboardRow = Omit<Dashboard, "bandId" | "rehearsalStatus" | `${string}_eventId`>;

export interface Sought {
  bandUserId: number;
  /** The band's day, and the first after the coming weeks. */
  today: string;
  end: string;
  /** What the member sees of documents. */
  sight: readonly unknown[];
  reads: Readonly<Record<"events" | "setlists" | "songs" | "bandUsers" | "documents", boolean>>;
}

/** The parameters of the statement. */
export function dashboardValues(
  bandId: number,
  { bandUserId, today, end, reads, sight }: Sought,
): readonly unknown[] {
  return [
    bandId,
    bandUserId,
    today,
    end,
    reads.events,
    reads.setlists,
    reads.songs,
    reads.bandUsers,
    reads.documents,
    WHATS_NEW.days,
    ...sight,
  ];
}

export async function findDashboard(tx: BandTransaction, sought: Sought): Promise<DashboardRow> {
  const [row] = await tx.rows<DashboardRow>(
    { name: "find_dashboard", text: DASHBOARD },
    dashboardValues(tx.bandId, sought),
  );
  if (!row) throw new Error("A band of a member was not found.");
  return row;
}
