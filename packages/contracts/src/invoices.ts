/** Invoices to promoters and venues, and what the band says on all of them. */
import * as z from "zod/mini";
import { date } from "./fields.ts";

export const invoice = z.object({
  number: z.number(),
  date,
  dueDate: date,
});
export type Invoice = z.output<typeof invoice>;
