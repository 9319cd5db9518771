/** Sums of money as the wire spells them: numbers, in pounds. */
import { roundMoney } from "@bandstand/domain/money";
import * as z from "zod/mini";
import { PLEASE_ENTER_A_VALUE, wholeBetween } from "./fields.ts";

export const wholePounds = z.nullable(wholeBetween(0, 10_000_000));

/** The most that is bought, and sold, at once. */
const MOST_PRICE = 100_000;

export const price = z.nullable(poundsBetween(0, MOST_PRICE));

/** With pence; what has cost nothing is no expense. */
export const amount = poundsBetween(0.01, MOST_PRICE);

/** With pence, or nothing. */
export const sum = z.nullable(poundsBetween(0, 20_000_000));

function poundsBetween(least: number, most: number) {
  const message = `From ${least} to ${most}`;
  return z.number(PLEASE_ENTER_A_VALUE).check(
    z.minimum(least, message),
    z.maximum(most, message),
    z.refine((pounds) => roundMoney(pounds) === pounds, "At most two decimals"),
  );
}
