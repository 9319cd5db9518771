/** The money of an event, and what changes it. */
import {
  addExpense,
  type AddExpense,
  deleteExpense,
  type EventMoney,
  getEventMoney,
  makeInvoice,
  type MakeInvoice,
  saveExpense,
  type SaveExpense,
  savePayout,
  type SavePayout,
  saveShares,
  type SaveShares,
} from "@bandstand/contracts/event-money";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { EVENT_KEYS } from "../../../records/events/event-keys.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";

const keyOf = (eventId: number) => [...EVENT_KEYS.one(eventId), "money"] as const;

/** Under the event's own key: what is said of it asks for this again. */
export function useEventMoney(eventId: number) {
  const { client } = useServices();
  return useQuery(callQuery(client, keyOf(eventId), getEventMoney, { params: paramsOf(eventId) }));
}

export interface EventMoneyChanges {
  addExpense(expense: AddExpense): Promise<EventMoney>;
  saveExpense(expenseId: number, changed: SaveExpense): Promise<EventMoney>;
  deleteExpense(expenseId: number): Promise<void>;
  saveShares(shares: SaveShares): Promise<EventMoney>;
  savePayout(payout: SavePayout): Promise<EventMoney>;
  makeInvoice(wrong?: MakeInvoice): Promise<EventMoney>;
}

export function useEventMoneyChanges(eventId: number): EventMoneyChanges {
  const change = useChange();
  const queries = useQueryClient();
  const params = paramsOf(eventId);
  const show = (money: EventMoney) => {
    queries.setQueryData(keyOf(eventId), money);
  };
  const shown = { show, known: () => keyOf(eventId) };
  return {
    addExpense: (body) => change(addExpense, { params, body }, shown),
    saveExpense: (expenseId, body) =>
      change(saveExpense, { params: paramsOf(expenseId), body }, shown),
    async deleteExpense(expenseId) {
      const drop = () => {
        queries.setQueryData<EventMoney>(
          keyOf(eventId),
          (money) =>
            money && { ...money, expenses: money.expenses.filter(({ id }) => id !== expenseId) },
        );
      };
      await change(deleteExpense, { params: paramsOf(expenseId) }, { show: drop });
    },
    saveShares: (body) => change(saveShares, { params, body }, shown),
    makeInvoice: (body = {}) => change(makeInvoice, { params, body }, shown),
    savePayout: (body) => change(savePayout, { params, body }, shown),
  };
}
