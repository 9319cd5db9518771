import { describe, expect, it } from "vitest";
import { invoiceLines } from "./invoice.ts";

const GIG = { fee: 400, deposit: 100, paymentReceived: 100 };

describe("the lines of an invoice", () => {
  it("are the fee, the deposit that was paid, and what is to pay", () => {
    expect(invoiceLines(GIG)).toEqual([
      { label: "Fee", sum: 400 },
      { label: "Deposit paid", sum: -100 },
      { label: "To pay", sum: 300 },
    ]);
  });

  it("call what was paid beyond the deposit by no other name", () => {
    expect(invoiceLines({ ...GIG, paymentReceived: 250 })[1]).toEqual({
      label: "Paid already",
      sum: -250,
    });
  });

  it.each([null, 0])("are the fee alone where %s was paid", (paymentReceived) => {
    expect(invoiceLines({ ...GIG, deposit: null, paymentReceived })).toEqual([
      { label: "Fee", sum: 400 },
      { label: "To pay", sum: 400 },
    ]);
  });
});
