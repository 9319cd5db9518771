import { getMoneyYear } from "@bandstand/contracts/money-year";
import { saveEvent } from "@bandstand/contracts/events";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CANCELLED, newEvent, REHEARSAL } from "../../../test/events.ts";
import { paidGig } from "./money.fixture.ts";

const api = await testApi();

const read = (token: string, year: string) => api.call(getMoneyYear, { params: { year } }, token);

describe("the gigs of a year", () => {
  it("are told by date with what they pay, what was paid and what they cost", async () => {
    const { add, event, token } = await paidGig(api, { paymentReceived: 100 });
    await newEvent(api, token, { name: "Early", eventDate: "2027-01-01", eventTypeId: 1 });
    await newEvent(api, token, { name: "Late", eventDate: "2028-01-01" });
    await newEvent(api, token, { eventTypeId: REHEARSAL, eventDate: "2027-02-01" });
    await add({ amount: 37.4 });
    await add({ amount: 0.1 });
    const { answer } = await read(token, "2027");
    expect(answer).toMatchObject({ year: 2027, years: [2028, 2027] });
    expect(answer.gigs).toEqual([
      expect.objectContaining({ name: "Early", fee: null, paymentReceived: null, expenses: 0 }),
      {
        id: event.id,
        name: "Harvest dance",
        eventDate: "2027-09-18",
        eventType_name: "Gig",
        venue_name: event.venue_name,
        eventStatus_tag: "P",
        eventStatus_name: "Provisional",
        fee: 300,
        paymentReceived: 100,
        expenses: 37.5,
        invoiceNumber: null,
      },
    ]);
  });

  it("has one that is off where something was paid for it or spent, and no other", async () => {
    const { event, token, params } = await paidGig(api, { paymentReceived: 100 });
    const unpaid = await newEvent(api, token, { fee: 200 });
    const off = { eventStatusId: CANCELLED };
    await api.call(saveEvent, { params, body: off }, token);
    await api.call(saveEvent, { params: { id: String(unpaid.id) }, body: off }, token);
    expect((await read(token, "2027")).answer.gigs.map(({ id }) => id)).toEqual([event.id]);
  });

  it("are nobody’s to know who is not told what events pay", async () => {
    const { manager } = await paidGig(api);
    const { token } = await manager();
    expect((await read(token, "2027")).failure.code).toBe("no_right");
  });

  it.each(["27", "1899", "20270", "now"])("are of a year, and not of %j", async (year) => {
    const { token } = await paidGig(api);
    expect((await read(token, year)).failure.fields).toEqual([
      { path: "year", message: "Not a year" },
    ]);
  });
});
