/** Invoices to promoters and venues, and what the band says on all of them. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, optionalText, wholeBetween } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const invoice = z.object({
  number: z.number(),
  date,
  dueDate: date,
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
