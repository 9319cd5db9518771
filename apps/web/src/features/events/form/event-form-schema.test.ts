import { expect, it } from "vitest";
import { validate } from "../../../ui/form-frame/validate.ts";
import { eventForm, newEvent } from "./event-form-schema.ts";

const gig = {
  ...newEvent({ statusId: 1, typeId: 1, date: "2026-11-28" }),
  venueId: 7,
};

it("a new event is a draft of a provisional gig that lacks its date and venue", () => {
  const begun = newEvent({ statusId: 1, typeId: 1, date: undefined });
  expect(begun.draft).toBe(true);
  expect(validate(eventForm, begun)).toEqual({
    valid: false,
    messages: { eventDate: "Enter the Event Date", venueId: "Please enter a value" },
  });
});

it("without its lookups it asks for status and type", () => {
  const begun = { ...newEvent({ statusId: undefined, typeId: undefined, date: "2026-11-28" }) };
  expect(validate(eventForm, { ...begun, venueId: 7 })).toEqual({
    valid: false,
    messages: {
      eventStatusId: "Set the Event Status Toggle",
      eventTypeId: "Please enter a value",
    },
  });
});

it("with all four it is whole, and sends nothing that nobody has said", () => {
  const checked = validate(eventForm, gig);
  expect(checked).toMatchObject({ valid: true, output: { fee: null, name: null, chips: [] } });
});
