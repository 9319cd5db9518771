/** Sums of money, in pounds. */

/** To whole pence, halves upwards. */
export function roundMoney(pounds: number): number {
  // 1.005 is held as 1.00499…: the smallest step up gives it back its half. Adding 0 turns -0 into 0.
  return Math.round(pounds * 100 * (1 + Number.EPSILON)) / 100 + 0;
}

/** "£1,250.00", "-£5.50". */
export function formatMoney(pounds: number): string {
  const [whole = "", pence = ""] = Math.abs(roundMoney(pounds)).toFixed(2).split(".");
  const sign = roundMoney(pounds) < 0 ? "-" : "";
  return `${sign}£${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${pence}`;
}

/** What is still to be paid of a fee; null while no fee is known. */
export function balance(fee: number | null, paymentReceived: number | null): number | null {
  return fee === null ? null : fee - (paymentReceived ?? 0);
}

const POUNDS = /^£?\s*(\d{1,7}(?:[.,]\d{1,2})?|[.,]\d{1,2})$/;

/** Of "12", "12.5", "£12.50"; null for what is no sum of money. */
export function parsePounds(text: string): number | null {
  const [, pounds] = POUNDS.exec(text.trim()) ?? [];
  return pounds === undefined ? null : roundMoney(Number(pounds.replace(",", ".")));
}

/** As it is typed again: "12", "12.50"; nothing where there is none. */
export function formatPounds(pounds: number | null): string {
  if (pounds === null) return "";
  return Number.isInteger(pounds) ? String(pounds) : roundMoney(pounds).toFixed(2);
}
