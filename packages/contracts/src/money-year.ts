/** What the gigs of a year have paid and cost. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { readMoney } from "./event-money.ts";
import { date } from "./fields.ts";

const nullableNumber = z.nullable(z.number());

const gig = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  eventDate: date,
  eventType_name: z.string(),
  venue_name: z.nullable(z.string()),
  eventStatus_tag: z.string(),
  eventStatus_name: z.string(),
  fee: nullableNumber,
  paymentReceived: nullableNumber,
  /** Of all of its expenses together. */
  expenses: z.number(),
  invoiceNumber: nullableNumber,
});
export type GigOfYear = z.output<typeof gig>;

const moneyYear = z.object({
  year: z.number(),
  /** Those with gigs, the latest first. */
  years: z.array(z.number()),
  /** By date. One that is off is among them where something was paid for it, or spent. */
  gigs: z.array(gig),
});
export type MoneyYear = z.output<typeof moneyYear>;

const year = z.pipe(
  z.string().check(z.regex(/^(?:19|20|21)\d{2}$/, "Not a year")),
  z.transform(Number),
);

export const getMoneyYear = endpoint({
  method: "GET",
  path: "/moneyyear/{year}",
  summary: "What the gigs of a year have paid and cost",
  access: readMoney,
  params: z.strictObject({ year }),
  answer: moneyYear,
  tells: ["EV"],
});

export const moneyYearEndpoints = { getMoneyYear };
