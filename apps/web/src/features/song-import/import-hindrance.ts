import type { PlanSummary } from "./reading/desk-messages.ts";
import type { ImportChoices } from "./reading/import-plan.ts";

/** Why nothing can be imported now; undefined where it can. */
export function importHindrance(
  plan: PlanSummary | null,
  { leaveOutBad }: Pick<ImportChoices, "leaveOutBad">,
  isOnline: boolean,
): string | undefined {
  if (!plan) return "The songs are being looked through";
  if (!isOnline) return "This needs the server, which cannot be reached now";
  const unclosed = plan.table?.unclosedLine ?? null;
  if (unclosed !== null) {
    return `The quotation mark on line ${unclosed} is never closed: mend the file first`;
  }
  if (plan.bad.count > 0 && !leaveOutBad) {
    return plan.bad.count === 1
      ? "1 song has a problem: mend the file, or leave it out"
      : `${plan.bad.count.toLocaleString("en-GB")} songs have problems: mend the file, or leave them out`;
  }
  return plan.ready === 0 ? "There is nothing to import" : undefined;
}
