/** A person with a calendar of their own, and the server that it comes from. */
import type { RequestListener } from "node:http";
import { listEventMembers } from "@bandstand/contracts/availability";
import { listBlockedDates } from "@bandstand/contracts/blocked-dates";
import {
  deletePrivateCalendar,
  fetchPrivateCalendar,
  getPrivateCalendar,
  savePrivateCalendar,
} from "@bandstand/contracts/private-calendar";
import { expect } from "vitest";
import type { TestApi } from "../../../../test/api.ts";
import { dayFromToday } from "../../../../test/events.ts";
import { newMember } from "../../../../test/members.ts";
import { outsideServer } from "../../../../test/outside.ts";
import { addressRule, readNetwork } from "../../../platform/outward/address-rule.ts";
import { createOutward } from "../../../platform/outward/outward.ts";
import { calendar, entry } from "./calendar.fixture.ts";

const LOOPBACK = readNetwork("127.0.0.1");

/** Asks this machine as well. */
export const outward = createOutward({
  rule: addressRule(LOOPBACK ? [LOOPBACK] : []),
  agent: "Bandstand/test",
  total: 10_000,
  idle: 1_500,
});

export const calendarDay = (days: number) => dayFromToday(days).replaceAll("-", "");
export const wholeDay = (days: number, ...lines: string[]) =>
  entry(`DTSTART;VALUE=DATE:${calendarDay(days)}`, "SUMMARY:Clinic", "LOCATION:Leeds", ...lines);
export const CALENDAR = calendar(...wholeDay(10), ...wholeDay(11), ...wholeDay(20));
export const RANGES = [
  { firstDay: dayFromToday(10), lastDay: dayFromToday(11) },
  { firstDay: dayFromToday(20), lastDay: dayFromToday(20) },
];

/** A calendar's server on this machine. */
export async function site(answer: RequestListener | string = CALENDAR) {
  const state = { answer };
  const { url, port, asked } = await outsideServer((request, response) => {
    if (typeof state.answer === "string") response.end(state.answer);
    else state.answer(request, response);
  });
  const address = `${url}/private/4f1c9a7e8b2d/calendar.ics`;
  return { address, host: `127.0.0.1:${port}`, asked, state };
}

export async function person(api: TestApi) {
  const { token, bandUser } = await api.newBand("Nightjars");
  const joss = await newMember(api, bandUser.bandId, { EV: "R" }, "Joss");
  const save = (address: string, timeZone = "Europe/London") =>
    api.call(savePrivateCalendar, { body: { address, timeZone } }, joss.token);
  const shown = async () => (await api.call(getPrivateCalendar, {}, joss.token)).answer.calendar;
  /** What is shown once the job has ended. */
  const settled = async () => {
    await expect.poll(async () => (await shown())?.isWaiting ?? false).toBe(false);
    return shown();
  };
  const tell = async (address: string, timeZone?: string) => {
    expect((await save(address, timeZone)).status).toBe(200);
    return settled();
  };
  const fetchNow = async () => {
    await api.call(fetchPrivateCalendar, {}, joss.token);
    return settled();
  };
  const unavailable = async () => {
    const { answer } = await api.call(listEventMembers, {}, token);
    return answer.find(({ nickname }) => nickname === "Joss")?.unavailable;
  };
  const own = async () => (await api.call(listBlockedDates, {}, joss.token)).answer;
  const remove = () => api.call(deletePrivateCalendar, {}, joss.token);
  return { token, joss, save, shown, settled, tell, fetchNow, unavailable, own, remove };
}

export async function untilNoJobWaits(api: TestApi): Promise<void> {
  await expect
    .poll(() =>
      api.asSuperuser(
        "select id from graphile_worker._private_jobs where is_available and run_at <= now() or locked_at is not null",
      ),
    )
    .toEqual([]);
}
