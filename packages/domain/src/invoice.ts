/** What stands on an invoice of an event. Pure. */
import { balance } from "./money.ts";

export interface InvoicedEvent {
  fee: number | null;
  deposit: number | null;
  paymentReceived: number | null;
  bookingName: string | null;
  Venue: { name: string; address: string | null; location: string | null } | null;
}

export interface InvoiceLine {
  label: string;
  /** Pounds; what was paid already is taken off. */
  sum: number;
}

/** The fee, what was paid of it, and what is due. */
export function invoiceLines({ fee, deposit, paymentReceived }: InvoicedEvent): InvoiceLine[] {
  const paid = paymentReceived ?? 0;
  const isDeposit = paid === deposit;
  return [
    { label: "Fee", sum: fee ?? 0 },
    ...(paid > 0 ? [{ label: isDeposit ? "Deposit paid" : "Paid already", sum: -paid }] : []),
    { label: "To pay", sum: balance(fee, paymentReceived) ?? 0 },
  ];
}

/** Whom it goes to: who has booked, at the venue's address. */
export function invoiceAddressee({ bookingName, Venue }: InvoicedEvent): string[] {
  const lines = [bookingName, Venue?.name, Venue?.address ?? Venue?.location];
  return lines.filter((line): line is string => Boolean(line));
}
