/** What the gigs of a year have paid and cost, gig by gig and together. Pure. */
import { BYTE_ORDER_MARK, writeCsvRecord } from "./csv/write-csv.ts";
import { balance, roundMoney } from "./money.ts";

export interface GigMoney {
  fee: number | null;
  paymentReceived: number | null;
  /** Of all of its expenses. */
  expenses: number;
  eventStatus_tag: string;
}

export interface GigSums {
  /** Null as long as none is known. */
  fee: number | null;
  paid: number;
  /** What is still to come. */
  open: number;
  expenses: number;
  net: number;
}

/** Of one that is off nothing more is to come: what was paid for it is what it pays. */
export function gigSums({ fee, paymentReceived, expenses, eventStatus_tag }: GigMoney): GigSums {
  const paid = paymentReceived ?? 0;
  const due = eventStatus_tag === "X" ? paymentReceived : fee;
  return {
    fee: due,
    paid,
    open: balance(due, paymentReceived) ?? 0,
    expenses,
    net: roundMoney((due ?? paid) - expenses),
  };
}

export function yearSums(gigs: readonly GigMoney[]): Record<keyof GigSums, number> {
  const all = gigs.map(gigSums);
  const total = (of: keyof GigSums) =>
    roundMoney(all.reduce((sum, sums) => sum + (sums[of] ?? 0), 0));
  return {
    fee: total("fee"),
    paid: total("paid"),
    open: total("open"),
    expenses: total("expenses"),
    net: total("net"),
  };
}

export interface NamedGig extends GigMoney {
  eventDate: string;
  /** As it is shown. */
  title: string;
  venue_name: string | null;
  eventStatus_name: string;
  invoiceNumber: number | null;
}

const HEAD = [
  "Date",
  "Gig",
  "Venue",
  "Status",
  "Fee",
  "Paid",
  "Open",
  "Expenses",
  "Net",
  "Invoice",
];

/** A table for spreadsheets, a row a gig. */
export function moneyTable(gigs: readonly NamedGig[]): string {
  const rows = gigs.map((gig) => {
    const { fee, paid, open, expenses, net } = gigSums(gig);
    return [
      gig.eventDate,
      gig.title,
      gig.venue_name ?? "",
      gig.eventStatus_name,
      fee ?? "",
      paid,
      open,
      expenses,
      net,
      gig.invoiceNumber ?? "",
    ];
  });
  return BYTE_ORDER_MARK + [HEAD, ...rows].map(writeCsvRecord).join("");
}
