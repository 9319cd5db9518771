import { makeInvoice, type MakeInvoice } from "@bandstand/contracts/event-money";
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import {
  getInvoiceSettings,
  type SaveInvoiceSettings,
  saveInvoiceSettings,
} from "@bandstand/contracts/invoices";
import { getMoneyYear } from "@bandstand/contracts/money-year";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { dayFromToday, newEvent } from "../../../test/events.ts";
import { paidGig } from "./money.fixture.ts";

const api = await testApi();

async function billedGig() {
  const gig = await paidGig(api);
  const { params, token } = gig;
  return {
    ...gig,
    bill: (id = params.id, as = token, body: MakeInvoice = {}) =>
      api.call(makeInvoice, { params: { id }, body }, as),
    settings: async (as = token) => (await api.call(getInvoiceSettings, {}, as)).answer,
    say: (body: SaveInvoiceSettings, as = token) => api.call(saveInvoiceSettings, { body }, as),
    other: async () => String((await newEvent(api, token, { fee: 100 })).id),
  };
}

describe("an invoice", () => {
  it("has the next number, the day on which it is made, and a day by which it is due", async () => {
    const { bill, other } = await billedGig();
    expect((await bill()).answer.invoice).toMatchObject({
      number: 1,
      date: dayFromToday(0),
      dueDate: dayFromToday(14),
      replaces: null,
    });
    expect((await bill(await other())).answer.invoice).toMatchObject({ number: 2 });
  });

  it("keeps its number, its days and what it says, however often it is made", async () => {
    const { bill, params, token, say, settings } = await billedGig();
    await say({ name: "The Ardens", bankDetails: "Sort code 00-00-00", note: "Thank you" });
    await api.call(
      saveEvent,
      { params, body: { name: "Harvest dance", bookingName: "Dilys" } },
      token,
    );
    const made = (await bill()).answer.invoice;
    expect(made).toMatchObject({
      name: "The Ardens",
      bankDetails: "Sort code 00-00-00",
      note: "Thank you",
      about: expect.stringMatching(/^Harvest dance/),
      addressee: expect.stringMatching(/^Dilys/),
      fee: 300,
    });
    await say({ dueDays: 30, nextNumber: 50, name: "Ardens Ltd", bankDetails: "11-11-11" });
    const changed = { fee: 900, name: "Ball", bookingName: "Ruth", eventDate: dayFromToday(9) };
    await api.call(saveEvent, { params, body: changed }, token);
    expect((await bill()).answer.invoice).toEqual(made);
    expect((await settings()).nextNumber).toBe(50);
  });

  it("that was wrong is replaced by one with the next number, once, which says what holds now", async () => {
    const { bill, params, token, say } = await billedGig();
    await bill();
    await say({ bankDetails: "11-11-11" });
    await api.call(saveEvent, { params, body: { fee: 900 } }, token);
    const { invoice } = (await bill(params.id, token, { replaces: 1 })).answer;
    expect(invoice).toMatchObject({ number: 2, replaces: 1, fee: 900, bankDetails: "11-11-11" });
    expect((await bill(params.id, token, { replaces: 1 })).answer.invoice).toEqual(invoice);
    const { answer } = await api.call(getMoneyYear, { params: { year: "2027" } }, token);
    expect(answer.gigs.map(({ invoiceNumber }) => invoiceNumber)).toEqual([2]);
  });

  it("is one of its own each, however many are made at once", async () => {
    const { bill, other } = await billedGig();
    const ids = await Promise.all([other(), other(), other(), other()]);
    const made = await Promise.all(ids.map((id) => bill(id)));
    const numbers = made.map(({ answer }) => answer.invoice?.number);
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4]));
  });

  it("is none as long as no fee is known", async () => {
    const { bill, token } = await billedGig();
    const free = await newEvent(api, token);
    expect((await bill(String(free.id))).failure).toMatchObject({
      code: "no_fee",
      message: "No fee is known yet that could be asked for.",
    });
  });

  it("has a number that none had before, also once that one’s event is gone", async () => {
    const { bill, other, token, params } = await billedGig();
    await bill();
    await api.call(deleteEvent, { params }, token);
    expect((await bill(await other())).answer.invoice).toMatchObject({ number: 2 });
  });

  it("is made by who edits events and is told what they pay", async () => {
    const { bill, params, member, manager } = await billedGig();
    const joss = await member("Joss");
    const theo = await manager();
    expect((await bill(params.id, joss.token)).failure.code).toBe("no_right");
    expect((await bill(params.id, theo.token)).failure.code).toBe("no_right");
    const mira = await member("Mira", { EV: "W" });
    expect((await bill(params.id, mira.token)).answer.invoice).toMatchObject({ number: 1 });
  });
});

describe("what stands on all invoices", () => {
  const SAID = {
    name: "The Ardens",
    address: "9 Wharf Road\nArdenbridge",
    bankDetails: "Sort code 00-00-00",
    note: "Thank you",
    dueDays: 30,
    nextNumber: 2027,
  };

  it("is said by administrators, field by field, and read by who is told what events pay", async () => {
    const { say, settings, member, manager } = await billedGig();
    const joss = await member("Joss", { EV: "W" });
    expect((await say(SAID, joss.token)).failure.code).toBe("no_right");
    expect((await say(SAID)).answer).toEqual(SAID);
    await say({ note: "" });
    expect(await settings(joss.token)).toEqual({ ...SAID, note: null });
    const { token } = await manager();
    expect((await api.call(getInvoiceSettings, {}, token)).failure.code).toBe("no_right");
  });

  it("says nothing and begins with 1 as long as nobody has said", async () => {
    const { settings } = await billedGig();
    expect(await settings()).toEqual({
      name: null,
      address: null,
      bankDetails: null,
      note: null,
      dueDays: 14,
      nextNumber: 1,
    });
  });

  it("counts on from the number that is said", async () => {
    const { say, bill } = await billedGig();
    await say({ nextNumber: 2027 });
    expect((await bill()).answer.invoice).toMatchObject({ number: 2027 });
  });

  it("goes back to no number that an invoice has", async () => {
    const { say, bill } = await billedGig();
    await say({ nextNumber: 7 });
    await bill();
    expect((await say({ nextNumber: 7 })).failure.fields).toEqual([
      { path: "nextNumber", message: "Invoice 7 was made already" },
    ]);
  });

  it.each([
    [{ dueDays: -1 }, "dueDays", "From 0 to 365"],
    [{ nextNumber: 0 }, "nextNumber", "From 1 to 1000000000"],
    [{ nextNumber: 1e12 }, "nextNumber", "From 1 to 1000000000"],
    [{ name: "x".repeat(101) }, "name", "At most 100 characters"],
  ])("is not %j", async (wrong, path, message) => {
    const { say } = await billedGig();
    expect((await say(wrong)).failure.fields).toEqual([{ path, message }]);
  });
});
