/** Sums of money as the wire spells them: numbers, in pounds. */
import { roundMoney } from "@bandstand/domain/money";
import * as z from "zod/mini";
import { wholeBetween } from "./fields.ts";

export const wholePounds = z.nullable(wholeBetween(0, 10_000_000));

export const price = z.nullable(
  z.number().check(
    z.minimum(0, "From 0 to 100000"),
    z.maximum(100_000, "From 0 to 100000"),
    z.refine((pounds) => roundMoney(pounds) === pounds, "At most two decimals"),
  ),
);
