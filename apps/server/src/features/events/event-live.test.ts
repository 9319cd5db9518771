import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { afterEach, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen, type Listening } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";
import { newEvent } from "../../../test/events.ts";

const api = await testApi();
const listening: Listening[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) one.leave();
});

it("who has an event open hears who saves it, and that it is gone", async () => {
  const { token, bandUser } = await api.newBand();
  const event = await newEvent(api, token);
  const params = { id: String(event.id) };
  const joss = await newMember(api, bandUser.bandId, { EV: "R" }, "Joss");
  const stream = await listen(`${api.url}/api/event/${event.id}/live`, joss.token);
  listening.push(stream);
  expect((await stream.next()).event).toBe("opened");
  const { answer } = await api.call(saveEvent, { params, body: { description: "Stairs" } }, token);
  let told = await stream.next();
  while (told.event === "presence") told = await stream.next();
  expect(told).toMatchObject({
    event: "saved",
    data: { updatedAt: answer.updatedAt, by: { bandUserId: bandUser.id } },
  });
  await api.call(deleteEvent, { params }, token);
  expect((await stream.next()).event).toBe("deleted");
});
