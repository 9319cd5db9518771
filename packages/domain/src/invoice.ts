/** What stands on an invoice of an event. Pure. */
import { balance } from "./money.ts";

interface InvoicedFee {
  fee: number | null;
  deposit: number | null;
  paymentReceived: number | null;
}

export interface InvoiceLine {
  label: string;
  /** Pounds; what was paid already is taken off. */
  sum: number;
}

/** The fee, what was paid of it, and what is due. */
export function invoiceLines({ fee, deposit, paymentReceived }: InvoicedFee): InvoiceLine[] {
  const paid = paymentReceived ?? 0;
  const isDeposit = paid === deposit;
  return [
    { label: "Fee", sum: fee ?? 0 },
    ...(paid > 0 ? [{ label: isDeposit ? "Deposit paid" : "Paid already", sum: -paid }] : []),
    { label: "To pay", sum: balance(fee, paymentReceived) ?? 0 },
  ];
}
