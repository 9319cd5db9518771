import { Writable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { createServer } from "./server.ts";

const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: "info" },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  }),
);
const app = await createServer({ log, trustProxy: false, isHttps: false, maxUpload: 1000 });
app.get("/api/songs", async () => "[]");
app.get("/api/videos", async () => {
  throw new Failure("not_set_up");
});
afterAll(() => app.close());

it("each request is one line of JSON under the id that its answer carries, and without its query", async () => {
  const { headers } = await app.inject({ url: "/api/songs?key=secret" });
  const [line, ...others] = lines.filter(({ msg }) => msg === "request");
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    reqId: headers["x-request-id"],
    method: "GET",
    path: "/api/songs",
    status: 200,
  });
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it("what is not set up is no more than that line, however often it is asked for", async () => {
  lines.length = 0;
  for (let asked = 0; asked < 3; asked += 1) await app.inject({ url: "/api/videos" });
  expect(lines.map(({ msg, status }) => [msg, status])).toEqual([
    ["request", 501],
    ["request", 501],
    ["request", 501],
  ]);
});
