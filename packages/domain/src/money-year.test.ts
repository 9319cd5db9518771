import { describe, expect, it } from "vitest";
import { readCsv } from "./csv/read-csv.ts";
import { gigSums, moneyTable, type NamedGig, yearSums } from "./money-year.ts";

const GIG: NamedGig = {
  eventDate: "2026-10-09",
  title: "Corn Hall, seated",
  venue_name: "Corn Hall",
  eventStatus_tag: "C",
  eventStatus_name: "Confirmed",
  fee: 620,
  paymentReceived: 200,
  expenses: 143.9,
  invoiceNumber: 7,
};

describe("a gig", () => {
  it("has open what was not paid of its fee, and its expenses taken off", () => {
    expect(gigSums(GIG)).toEqual({ fee: 620, paid: 200, open: 420, expenses: 143.9, net: 476.1 });
  });

  it("has nothing open as long as no fee is known", () => {
    const sums = gigSums({ ...GIG, fee: null, paymentReceived: null });
    expect(sums).toEqual({ fee: null, paid: 0, open: 0, expenses: 143.9, net: -143.9 });
  });

  it("that is off pays what was paid for it, and no more", () => {
    const sums = gigSums({ ...GIG, eventStatus_tag: "X" });
    expect(sums).toMatchObject({ fee: 200, open: 0, net: 56.1 });
  });
});

it("a year has the sums of its gigs, to the penny", () => {
  const gigs = [GIG, { ...GIG, fee: null, paymentReceived: null, expenses: 0.1 }];
  expect(yearSums(gigs)).toEqual({ fee: 620, paid: 200, open: 420, expenses: 144, net: 476 });
});

describe("the table of a year", () => {
  it("has a row a gig, with numbers that a spreadsheet adds up", () => {
    const lost = { ...GIG, fee: 100, paymentReceived: null, invoiceNumber: null };
    expect(moneyTable([GIG, lost])).toBe(
      "\uFEFFDate,Gig,Venue,Status,Fee,Paid,Open,Expenses,Net,Invoice\r\n" +
        '2026-10-09,"Corn Hall, seated",Corn Hall,Confirmed,620,200,420,143.9,476.1,7\r\n' +
        '2026-10-09,"Corn Hall, seated",Corn Hall,Confirmed,100,0,100,143.9,-43.9,\r\n',
    );
  });

  it("lets no name run as a formula", () => {
    const table = moneyTable([{ ...GIG, title: "=HYPERLINK(1)" }]);
    expect(readCsv(table, ",").records.at(-1)?.cells[1]).toBe("'=HYPERLINK(1)");
  });
});
