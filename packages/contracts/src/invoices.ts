/** Invoices to promoters and venues, and what the band says on all of them. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, optionalText, wholeBetween } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const invoice = z.object({
  number: z.number(),
  date,
  dueDate: date,
  /** The number of the one of the same event that this one stands for. */
  replaces: z.nullable(z.number()),
  /** What it said when it was made, whatever the event and the band say since. */
  name: z.string(),
  address: z.nullable(z.string()),
  bankDetails: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Line by line. */
  addressee: z.string(),
  about: z.string(),
  eventDate: date,
  fee: z.number(),
  deposit: z.nullable(z.number()),
  paymentReceived: z.nullable(z.number()),
});
export type Invoice = z.output<typeof invoice>;

export const MOST_DUE_DAYS = 365;
const MOST_NUMBER = 1_000_000_000;

export const INVOICE_MESSAGES = {
  usedNumber: (last: number) => `Invoice ${last} was made already`,
} as const;

const nullableText = z.nullable(z.string());

const invoiceSettings = z.object({
  /** Who is paid; the band's name where nothing is said. */
  name: nullableText,
  address: nullableText,
  bankDetails: nullableText,
  /** Below the sums. */
  note: nullableText,
  dueDays: z.number(),
  nextNumber: z.number(),
});
export type InvoiceSettings = z.output<typeof invoiceSettings>;

export const invoiceSettingsFields = {
  name: optionalText(),
  address: optionalText(LIMITS.address),
  bankDetails: optionalText(LIMITS.address),
  note: optionalText(LIMITS.description),
  dueDays: wholeBetween(0, MOST_DUE_DAYS),
  nextNumber: wholeBetween(1, MOST_NUMBER),
};

/** Changed fields only. */
export const saveInvoiceSettingsBody = z.partial(z.strictObject(invoiceSettingsFields));
export type SaveInvoiceSettings = z.output<typeof saveInvoiceSettingsBody>;

export const getInvoiceSettings = endpoint({
  method: "GET",
  path: "/invoicesettings",
  summary: "What stands on all invoices of the band",
  access: { kind: "readMoney" },
  answer: invoiceSettings,
  tells: ["EV"],
});

export const saveInvoiceSettings = endpoint({
  method: "POST",
  path: "/saveinvoicesettings",
  summary: "Save what stands on all invoices of the band",
  access: { kind: "administrator" },
  body: saveInvoiceSettingsBody,
  answer: invoiceSettings,
  changes: ["invoice_settings"],
});

export const invoiceEndpoints = { getInvoiceSettings, saveInvoiceSettings };
