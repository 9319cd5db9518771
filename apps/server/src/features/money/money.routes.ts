import type { eventMoneyEndpoints } from "@bandstand/contracts/event-money";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { read } from "./event-money.use-cases.ts";
import { addExpense, removeExpense, saveExpense } from "./expenses.use-cases.ts";
import { savePayout, saveShares } from "./shares.use-cases.ts";

export function moneyHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof eventMoneyEndpoints> {
  return {
    getEventMoney: ({ caller, params }) => read(database, caller, params.id),
    addExpense: ({ caller, params, body }) => addExpense(database, caller, params.id, body),
    saveExpense: ({ caller, params, body }) => saveExpense(database, caller, params.id, body),
    deleteExpense: async ({ caller, params }) => {
      await removeExpense(database, caller, params.id);
      return undefined;
    },
    saveShares: ({ caller, params, body }) => saveShares(database, caller, params.id, body),
    savePayout: ({ caller, params, body }) => savePayout(database, caller, params.id, body),
  };
}
