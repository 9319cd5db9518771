import { expect, it } from "vitest";
import { balance, formatMoney, formatPounds, parsePounds, roundMoney } from "./money.ts";

it.each([
  [0, "£0.00"],
  [12.5, "£12.50"],
  [1.005, "£1.01"],
  [999.999, "£1,000.00"],
  [1250, "£1,250.00"],
  [1234567.891, "£1,234,567.89"],
  [-5.5, "-£5.50"],
  [-0.001, "£0.00"],
])("shows %d in pounds with two decimals", (pounds, shown) => {
  expect(formatMoney(pounds)).toBe(shown);
});

it("rounds to 2 decimals", () => {
  expect(roundMoney(8.345)).toBe(8.35);
  expect(roundMoney(8.344)).toBe(8.34);
  expect(roundMoney(8)).toBe(8);
  expect(roundMoney(-0.001)).toBe(0);
  expect(roundMoney(0.000_000_1)).toBe(0);
});

it("shows as balance the fee minus the payment received", () => {
  expect(balance(500, 200)).toBe(300);
  expect(balance(500, null)).toBe(500);
  expect(balance(null, 200)).toBeNull();
});

it.each([
  ["12", 12],
  ["12.5", 12.5],
  ["£12.50", 12.5],
  ["12,50", 12.5],
  [".5", 0.5],
  ["12.505", null],
  ["free", null],
  ["", null],
])("%j is typed for %s pounds", (text, pounds) => {
  expect(parsePounds(text)).toBe(pounds);
});

it.each([
  [12, "12"],
  [12.5, "12.50"],
  [null, ""],
])("%s pounds stand in a field as %j", (pounds, text) => {
  expect(formatPounds(pounds)).toBe(text);
});
