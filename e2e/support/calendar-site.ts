// Somebody's calendar on a server of this machine, which changes while a flow goes on.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface CalendarSite {
  readonly address: string;
  /** Whole days, as `YYYY-MM-DD`; null answers with an error. */
  has(days: readonly string[] | null): void;
  stop(): Promise<void>;
}

export async function calendarSite(): Promise<CalendarSite> {
  let days: readonly string[] | null = [];
  const server = createServer((_request, response) => {
    if (days === null) response.writeHead(404).end();
    else response.end(calendarOf(days));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/private-4f1c9a7e8b2d/basic.ics`,
    has(next) {
      days = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function calendarOf(days: readonly string[]): string {
  const entries = days.flatMap((day) => [
    "BEGIN:VEVENT",
    "SUMMARY:Clinic",
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...entries, "END:VCALENDAR", ""].join("\r\n");
}
