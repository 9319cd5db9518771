/** Says that somebody has had what they are owed, or takes that back; Undo is the other. */
import { formatMoney } from "@bandstand/domain/money";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import type { PaidPart } from "./payees.ts";

export function usePayout(
  eventId: number,
): (part: PaidPart, paidOut: number | null) => Promise<void> {
  const changes = useEventMoneyChanges(eventId);
  const notify = useNotify();

  return async (part, paidOut) => {
    const { of, name, paidOut: before } = part;
    const bandUserId = typeof of === "number" ? of : null;
    const keep = async (sum: number | null) => {
      try {
        await changes.savePayout({ bandUserId, paidOut: sum });
        return true;
      } catch (error) {
        notify.failed(`What ${name} has had was not kept`, error);
        return false;
      }
    };
    if (!(await keep(paidOut))) return;
    const title =
      paidOut === null ? `${name} has had nothing yet` : `${name} has had ${formatMoney(paidOut)}`;
    notify.success({ title, action: { label: "Undo", run: () => void keep(before) } });
  };
}
