import type { eventMoneyEndpoints } from "@bandstand/contracts/event-money";
import type { invoiceEndpoints } from "@bandstand/contracts/invoices";
import type { moneyYearEndpoints } from "@bandstand/contracts/money-year";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { read } from "./event-money.use-cases.ts";
import { addExpense, removeExpense, saveExpense } from "./expenses.use-cases.ts";
import { makeInvoice, readSettings, saveSettings } from "./invoices.use-cases.ts";
import { readYear } from "./money-year.repository.ts";
import { savePayout, saveShares } from "./shares.use-cases.ts";

export function moneyHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof eventMoneyEndpoints & typeof invoiceEndpoints & typeof moneyYearEndpoints> {
  return {
    getEventMoney: ({ caller, params }) => read(database, caller, params.id),
    addExpense: ({ caller, params, body }) => addExpense(database, caller, params.id, body),
    saveExpense: ({ caller, params, body }) => saveExpense(database, caller, params.id, body),
    deleteExpense: async ({ caller, params }) => {
      await removeExpense(database, caller, params.id);
      return undefined;
    },
    saveShares: ({ caller, params, body }) => saveShares(database, caller, params.id, body),
    makeInvoice: ({ caller, params, body }) => makeInvoice(database, caller, params.id, body),
    getInvoiceSettings: ({ caller }) => readSettings(database, caller),
    saveInvoiceSettings: ({ caller, body }) => saveSettings(database, caller, body),
    getMoneyYear: ({ caller, params }) =>
      database.band({ ...bandScope(caller), readOnly: true }, (tx) => readYear(tx, params.year)),
    savePayout: ({ caller, params, body }) => savePayout(database, caller, params.id, body),
  };
}
