/** Whatever people can say of an event is kept by every way that one goes: made from the contract, with each of its fields. */
import {
  addEvent,
  copyEvent,
  eventFields,
  eventRow,
  getEvent,
  listEvents,
  saveEvent,
} from "@bandstand/contracts/events";
import { addSetlist } from "@bandstand/contracts/setlists";
import { fieldsOf, partOf, without } from "@bandstand/contracts/shapes";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";
import { everyField } from "./every-field.ts";
import { CONFIRMED, newEvent, REHEARSAL } from "./events.ts";
import { newVenue } from "./venues.ts";

const api = await testApi();
const FIELDS = fieldsOf(eventFields);

async function wholeIn(token: string) {
  const list = await api.call(addSetlist, { body: { name: "Late", plannedLength: 45 } }, token);
  return everyField(eventFields, {
    eventDate: "2027-09-18",
    eventTypeId: REHEARSAL,
    eventStatusId: CONFIRMED,
    venueId: (await newVenue(api, token)).id,
    setlistId: list.answer.id,
    bookingEmail: "dilys@half-crown.example",
    chips: [{ id: 1, tag: "Xmas", icon: "celebration", color: "red" }],
  });
}

describe("every field of an event", () => {
  it("is kept as it was added, and told by the list where the list has it", async () => {
    const { token } = await api.newBand();
    const whole = await wholeIn(token);
    const { answer } = await api.call(addEvent, { body: whole }, token);
    expect(answer).toMatchObject(whole);
    const { answer: read } = await api.call(getEvent, { params: { id: String(answer.id) } }, token);
    expect(read).toEqual(answer);
    const [row] = (await api.call(listEvents, {}, token)).answer;
    expect(row).toMatchObject(
      partOf(
        whole,
        FIELDS.filter((field) => field in eventRow.shape),
      ),
    );
  });

  it("is saved", async () => {
    const { token } = await api.newBand();
    const { id } = await newEvent(api, token);
    const whole = await wholeIn(token);
    const saved = await api.call(saveEvent, { params: { id: String(id) }, body: whole }, token);
    expect(saved.answer).toMatchObject(whole);
  });

  it("is copied, but for what a copy has of its own", async () => {
    const { token } = await api.newBand();
    const whole = await wholeIn(token);
    const { answer } = await api.call(addEvent, { body: whole }, token);
    const copied = await api.call(copyEvent, { params: { id: String(answer.id) } }, token);
    const own = [
      "name",
      "eventDate",
      "eventStatusId",
      "draft",
      "deposit",
      "paymentReceived",
    ] as const;
    expect(copied.answer).toMatchObject(without(whole, own));
  });
});
