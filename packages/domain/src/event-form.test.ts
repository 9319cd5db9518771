import { describe, expect, it } from "vitest";
import { missingEventFields, missingInEventSave, withDeposit } from "./event-form.ts";

const WHOLE = { eventStatusId: 1, eventTypeId: 1, eventDate: "2026-11-28", venueId: 7 };

describe("an event", () => {
  it("has a status, a type, a date and a venue", () => {
    expect(missingEventFields(WHOLE)).toEqual([]);
    expect(missingEventFields({})).toEqual([
      { path: "eventStatusId", message: "Set the Event Status Toggle" },
      { path: "eventTypeId", message: "Please enter a value" },
      { path: "eventDate", message: "Enter the Event Date" },
      { path: "venueId", message: "Please enter a value" },
    ]);
  });

  it("may not lose by a save what it must have", () => {
    expect(missingInEventSave({})).toEqual([]);
    expect(missingInEventSave({ ...WHOLE, venueId: null })).toEqual([
      { path: "venueId", message: "Please enter a value" },
    ]);
  });
});

describe("payment received", () => {
  it("sets the deposit", () => {
    expect(withDeposit({ paymentReceived: 200 })).toEqual({ paymentReceived: 200, deposit: 200 });
    expect(withDeposit({ paymentReceived: null })).toEqual({
      paymentReceived: null,
      deposit: null,
    });
  });

  it("leaves a deposit that is said beside it", () => {
    expect(withDeposit({ paymentReceived: 200, deposit: 50 }).deposit).toBe(50);
  });

  it("that is not said changes nothing", () => {
    expect(withDeposit({ deposit: 50 })).toEqual({ deposit: 50 });
    expect(withDeposit({})).toEqual({});
  });
});
