import { describe, expect, it } from "vitest";
import { invoiceAddressee, type InvoicedEvent, invoiceLines } from "./invoice.ts";

const GIG: InvoicedEvent = {
  fee: 400,
  deposit: 100,
  paymentReceived: 100,
  bookingName: "Dilys Marsh",
  Venue: {
    name: "The Half Crown",
    address: "1 Market Place, Ardenbridge",
    location: "Ardenbridge",
  },
};

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

describe("an invoice goes to", () => {
  it("whoever has booked, at the venue’s address", () => {
    expect(invoiceAddressee(GIG)).toEqual([
      "Dilys Marsh",
      "The Half Crown",
      "1 Market Place, Ardenbridge",
    ]);
  });

  it("what of that is known", () => {
    expect(
      invoiceAddressee({
        ...GIG,
        bookingName: null,
        Venue: { name: "Corn Hall", address: null, location: "Otterford" },
      }),
    ).toEqual(["Corn Hall", "Otterford"]);
    expect(invoiceAddressee({ ...GIG, bookingName: null, Venue: null })).toEqual([]);
  });
});
