/** What stands on all invoices of the band. */
import {
  getInvoiceSettings,
  type InvoiceSettings,
  saveInvoiceSettings,
  type SaveInvoiceSettings,
} from "@bandstand/contracts/invoices";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";

const KEY = ["invoice settings"] as const;

export function useInvoiceSettings() {
  const { client } = useServices();
  return useQuery(callQuery(client, KEY, getInvoiceSettings, {}));
}

export function useSaveInvoiceSettings(): (
  changed: SaveInvoiceSettings,
) => Promise<InvoiceSettings> {
  const change = useChange();
  const queries = useQueryClient();
  const show = (settings: InvoiceSettings) => {
    queries.setQueryData(KEY, settings);
  };
  return (changed) => change(saveInvoiceSettings, { body: changed }, { show, known: () => KEY });
}
