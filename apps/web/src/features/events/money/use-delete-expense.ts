/** Deletes an expense, which Undo puts back. Whoever has left for good cannot be named again, so theirs is gone. */
import type { Expense } from "@bandstand/contracts/event-money";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import { payeeOf } from "./payees.ts";

export function useDeleteExpense(eventId: number): (expense: Expense) => Promise<void> {
  const changes = useEventMoneyChanges(eventId);
  const notify = useNotify();

  async function putBack({ title, amount, day, bandUserId, Document: receipt }: Expense) {
    try {
      const documentId = receipt?.id ?? null;
      await changes.addExpense({ title, amount, day, bandUserId, documentId });
    } catch (error) {
      notify.failed(`“${title}” was not put back`, error);
    }
  }

  return async (expense) => {
    const title = `“${expense.title}” was deleted`;
    try {
      await changes.deleteExpense(expense.id);
      if (payeeOf(expense) === "left") notify.success(title);
      else notify.success({ title, action: { label: "Undo", run: () => void putBack(expense) } });
    } catch (error) {
      notify.failed(`“${expense.title}” was not deleted`, error);
    }
  };
}
