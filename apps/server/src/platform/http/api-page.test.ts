import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { serveApiPage } from "./api-page.ts";
import { createServer } from "./server.ts";

const log = pino({ level: "silent" });
const app = await createServer({ log, trustProxy: false, isHttps: false, maxUpload: 1000 });
await serveApiPage(app, () => ({ openapi: "3.1.0", paths: {} }));
afterAll(() => app.close());

describe("the description of the API", () => {
  it("is given out as OpenAPI", async () => {
    const answer = await app.inject({ url: "/api/openapi.json" });
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json()).toEqual({ openapi: "3.1.0", paths: {} });
  });

  it("has a page, whose every file is our own", async () => {
    const page = await app.inject({ url: "/api/docs" });
    expect(page.headers["content-type"]).toContain("text/html");
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await app.inject({ url: file })).statusCode).toBe(200);
  });

  it("gives out nothing else of the package that draws it", async () => {
    expect((await app.inject({ url: "/api/docs/assets/package.json" })).statusCode).toBe(404);
  });
});
