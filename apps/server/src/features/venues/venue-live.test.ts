import { addVenueNote, deleteVenueNote, saveVenueNote } from "@bandstand/contracts/venue-notes";
import { deleteVenue, saveVenue } from "@bandstand/contracts/venues";
import { afterEach, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen, type Listening } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";
import { newVenue } from "../../../test/venues.ts";

const api = await testApi();
const listening: Listening[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) one.leave();
});

it("who has a venue open hears that something is said of it, changed and taken back", async () => {
  const { token, bandUser } = await api.newBand();
  const venue = await newVenue(api, token);
  const joss = await newMember(api, bandUser.bandId, { VN: "R" }, "Joss");
  const stream = await listen(`${api.url}/api/venue/${venue.id}/live`, token);
  listening.push(stream);
  const told = async () => {
    let next = await stream.next();
    while (next.event === "opened" || next.event === "presence") next = await stream.next();
    return next;
  };
  const body = { venueId: venue.id, good: "Loud" };
  const { answer } = await api.call(addVenueNote, { body }, joss.token);
  expect(await told()).toMatchObject({ event: "remarked", data: {} });
  const params = { id: String(answer.id) };
  await api.call(saveVenueNote, { params, body: { good: "Very loud" } }, joss.token);
  expect((await told()).event).toBe("remarked");
  await api.call(deleteVenueNote, { params }, joss.token);
  expect((await told()).event).toBe("remarked");
});

it("who has a venue open hears who saves it, and that it is gone", async () => {
  const { token, bandUser } = await api.newBand();
  const venue = await newVenue(api, token);
  const params = { id: String(venue.id) };
  const joss = await newMember(api, bandUser.bandId, { VN: "R" }, "Joss");
  const stream = await listen(`${api.url}/api/venue/${venue.id}/live`, joss.token);
  listening.push(stream);
  expect((await stream.next()).event).toBe("opened");
  const { answer } = await api.call(saveVenue, { params, body: { notes: "Stairs" } }, token);
  let told = await stream.next();
  while (told.event === "presence") told = await stream.next();
  expect(told).toMatchObject({
    event: "saved",
    data: { updatedAt: answer.updatedAt, by: { bandUserId: bandUser.id } },
  });
  await api.call(deleteVenue, { params }, token);
  expect((await stream.next()).event).toBe("deleted");
});
