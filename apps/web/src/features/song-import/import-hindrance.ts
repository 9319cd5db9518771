import type { PlanSummary } from "./reading/desk-messages.ts";

/** Why nothing can be imported now; undefined where it can. */
export function importHindrance(plan: PlanSummary | null, isOnline: boolean): string | undefined {
  if (!plan) return "The songs are being looked through";
  if (!isOnline) return "This needs the server, which cannot be reached now";
  const unclosed = plan.table?.unclosedLine ?? null;
  if (unclosed !== null) {
    return `The quotation mark on line ${unclosed} is never closed: fix the file first`;
  }
  return plan.ready + plan.changes === 0 ? "There is nothing to import" : undefined;
}
