import { fetchPrivateCalendar, savePrivateCalendar } from "@bandstand/contracts/private-calendar";
import { CALENDAR_ADDRESS_MESSAGES } from "@bandstand/domain/private-calendar";
import { expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { newMember } from "../../../../test/members.ts";
import { readConfig } from "../../../config.ts";

const config = readConfig({ PUBLIC_URL: "https://bandstand.example", LIMIT_CALENDARS: "2" });
const api = await testApi({ config, limits: config.limits });
const timeZone = "Europe/London";
const ADDRESS = "https://calendar.example/4f1c9a7e.ics";
const { bandUser } = await api.newBand();

it("somebody else's server is asked no more often than a person needs, for each person", async () => {
  const joss = await newMember(api, bandUser.bandId, {}, "Joss");
  const ana = await newMember(api, bandUser.bandId, {}, "Ana");
  const body = { address: ADDRESS, timeZone };
  const save = (token: string) => api.call(savePrivateCalendar, { body }, token);
  expect((await save(joss.token)).status).toBe(200);
  expect((await api.call(fetchPrivateCalendar, {}, joss.token)).status).toBe(200);
  expect((await api.call(fetchPrivateCalendar, {}, joss.token)).failure.code).toBe("throttled");
  expect((await save(joss.token)).failure.code).toBe("throttled");
  expect((await save(ana.token)).status).toBe(200);
});

it("our own calendar of a person is none that says anything new", async () => {
  const { token } = await newMember(api, bandUser.bandId, {}, "Theo");
  const body = { address: "webcal://bandstand.example/api/calendar/4f1c9a7e.ics", timeZone };
  const { status, failure } = await api.call(savePrivateCalendar, { body }, token);
  const message = CALENDAR_ADDRESS_MESSAGES.own;
  expect([status, failure.fields]).toEqual([422, [{ path: "address", message }]]);
});
