import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { CALENDAR_ADDRESS_MESSAGES } from "@bandstand/domain/private-calendar";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { calendar, entry } from "./calendar.fixture.ts";
import { CALENDAR, outward, person, RANGES, site } from "./private-calendar.fixture.ts";

const api = await testApi({ outward });

const MEGABYTE = 1024 * 1024;
const BOMB = gzipSync(Buffer.alloc(50 * MEGABYTE, "x"));

describe("what is wrong with a calendar is told", () => {
  it.each([
    ["it is none", "not_a_calendar", "<!doctype html><title>Sign in</title>"],
    [
      "it repeats without end",
      "too_many",
      calendar(...entry("DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY")),
    ],
  ])("where %s: %s", { timeout: 60_000 }, async (_what, problem, text) => {
    const { address } = await site(text);
    const { save, shown } = await person(api);
    await save(address);
    await expect.poll(async () => (await shown())?.problem, { timeout: 50_000 }).toBe(problem);
    expect(await shown()).toMatchObject({ isWaiting: false, fetchedAt: null, ranges: [] });
  });

  it.each<[string, string, RequestListener]>([
    [
      "wants somebody to sign in",
      "needs_sign_in",
      (_request, response) => response.writeHead(401).end(),
    ],
    ["has no calendar", "missing", (_request, response) => response.writeHead(404).end()],
    ["has a fault", "failed", (_request, response) => response.writeHead(500).end("<secret>")],
    [
      "leads in a circle",
      "moved_too_often",
      (request, response) => response.writeHead(302, { location: request.url }).end(),
    ],
    [
      "leads into a network that nobody may be sent into",
      "refused",
      (_request, response) =>
        response.writeHead(302, { location: "https://169.254.169.254/" }).end(),
    ],
    [
      "sends fifty megabytes",
      "too_large",
      (_request, response) => {
        let sent = 0;
        const endless = new Readable({
          read() {
            sent += 1;
            this.push(sent > 50 ? null : Buffer.alloc(MEGABYTE, "x"));
          },
        });
        endless.pipe(response);
      },
    ],
    [
      "sends fifty megabytes, packed small",
      "too_large",
      (_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(BOMB),
    ],
    ["is silent", "too_slow", () => undefined],
  ])("where its address %s: %s", async (_what, problem, answer) => {
    const { address } = await site(answer);
    const { tell } = await person(api);
    const said = await tell(address);
    expect(said).toMatchObject({ problem, fetchedAt: null, ranges: [] });
    expect(JSON.stringify(said)).not.toContain("secret");
  });

  it.each(["https://10.0.0.1/calendar.ics", "http://[::1]/", "https://[::ffff:a9fe:a9fe]/latest"])(
    "where its address is not one to be asked: %s",
    async (address) => {
      const { tell } = await person(api);
      expect(await tell(address)).toMatchObject({ problem: "refused" });
    },
  );

  it("while the days that came before stay", async () => {
    const { address, state } = await site();
    const { tell, fetchNow, unavailable } = await person(api);
    const before = await tell(address);
    state.answer = (_request, response) => response.writeHead(503).end();
    expect(await fetchNow()).toEqual({ ...before, problem: "failed" });
    expect(await unavailable()).toEqual(RANGES);
    state.answer = CALENDAR;
    expect(await fetchNow()).toMatchObject({ problem: null });
  });

  it.each([
    ["mira@example.org", "address", CALENDAR_ADDRESS_MESSAGES.none],
    ["https://mira:secret@calendar.example/a", "address", CALENDAR_ADDRESS_MESSAGES.withPassword],
    ["file:///etc/passwd", "address", CALENDAR_ADDRESS_MESSAGES.none],
  ])("before it is asked, where %s is typed", async (address, path, message) => {
    const { save, shown } = await person(api);
    const { status, failure } = await save(address);
    expect([status, failure.fields]).toEqual([422, [{ path, message }]]);
    expect(await shown()).toBeNull();
  });
});
