import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createServer } from "./server.ts";
import { serveSite } from "./site.ts";

const folder = await mkdtemp(join(tmpdir(), "bandstand-site-"));
await writeFile(join(folder, "signin.html"), '<script nonce="__CSP_NONCE__">sign-in form</script>');
await writeFile(join(folder, "register.html"), '<script nonce="__CSP_NONCE__">new band</script>');
await mkdir(join(folder, "assets"));
await writeFile(
  join(folder, "index.html"),
  '<html lang="en-GB"><script nonce="__CSP_NONCE__">application</script>',
);
await writeFile(join(folder, "home.html"), '<style nonce="__CSP_NONCE__">home</style>');
await writeFile(join(folder, "assets", "app-abc123.js"), "export {};");
await writeFile(join(folder, "assets", "app-abc123.js.gz"), gzipSync("export {};"));
await writeFile(join(folder, ".sources"), "a note of the build");
await writeFile(join(folder, "favicon.svg"), "<svg/>");
await writeFile(
  join(folder, ".addresses"),
  ["/", "/index", "/signin", "/register", "/songs/index", "/song/$songId", ""].join("\n"),
);
await writeFile(join(folder, "sw.js"), "self;");

const log = pino({ level: "silent" });
const app = await createServer({ log, trustProxy: false, isHttps: false, maxUpload: 1000 });
await serveSite(app, folder, { registration: "closed", supportEmail: "help@band.example" });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

describe("the built web application", () => {
  it("is one page for every address of its own, each time with another nonce that its policy names", async () => {
    const [first, second] = [await get("/songs/index?search=a"), await get("/song/12")];
    for (const { statusCode, body, headers } of [first, second]) {
      expect(statusCode).toBe(200);
      const [, nonce = "none"] = /nonce="([^"]+)"/.exec(body) ?? [];
      expect(body).toContain("application");
      expect(headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(headers["cache-control"]).toBe("no-cache");
    }
    expect(first.body).not.toBe(second.body);
  });

  it("is that page with 404 for an address that has no screen", async () => {
    for (const url of ["/nowhere", "/song/12/nowhere", "/wp-login.php?a=b"]) {
      const { statusCode, body } = await get(url);
      expect([statusCode, body.includes("application")]).toEqual([404, true]);
    }
  });

  it("says in its page where to write to, for when the API is away", async () => {
    expect((await get("/song/12")).body).toMatch(
      /^<html [^>]*data-support-email="help@band\.example"/,
    );
  });

  it("has a home page that needs no script", async () => {
    for (const url of ["/", "/index", "/?from=mail"])
      expect((await get(url)).body).toContain("home");
  });

  it("has its forms complete in themselves, where a link fills nothing in", async () => {
    expect((await get("/signin")).body).toContain("sign-in form");
    expect((await get("/register")).body).toContain("new band");
    for (const url of ["/signin?reset=token", "/signin?band=kestrels"])
      expect((await get(url)).body).toContain("application");
  });

  it("tells each page whether bands may register, before any script could ask", async () => {
    expect((await get("/songs/index")).body).toContain('<html data-registration="closed" ');
  });

  it("is zipped for those who take it", async () => {
    const { headers, rawPayload } = await app.inject({
      url: "/",
      headers: { "accept-encoding": "br, gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(rawPayload).toString()).toContain("home");
    expect((await get("/")).headers["content-encoding"]).toBeUndefined();
  });

  it("gives its hashed files for ever, and others to be asked for again", async () => {
    const { headers } = await get("/assets/app-abc123.js");
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["content-type"]).toContain("javascript");
    expect((await get("/favicon.svg")).headers["cache-control"]).toContain("must-revalidate");
  });

  it("gives a file as the build has compressed it to those who take it so", async () => {
    const { headers, rawPayload } = await app.inject({
      url: "/assets/app-abc123.js",
      headers: { "accept-encoding": "gzip" },
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers.vary).toContain("accept-encoding");
    expect(gunzipSync(rawPayload).toString()).toBe("export {};");
  });

  it("keeps to itself what the build keeps beside its files", async () => {
    expect((await get("/.sources")).body).toContain("application");
    expect((await get("/assets/app-abc123.js.gz")).statusCode).toBe(404);
    expect((await get("/..%2F..%2Fetc%2Fpasswd")).body).toContain("application");
  });

  it("gives its service worker as a script to be asked for at every start, which no other host may be", async () => {
    const { statusCode, headers } = await get("/sw.js");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it("never answers with the page where a program asks", async () => {
    for (const url of ["/api/nothing", "/uploads/nothing", "/assets/old-build.js"]) {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers["content-type"]).toContain("application/json");
    }
  });

  it("never gives a page without its nonce", async () => {
    for (const url of ["/index.html", "/home.html", "/signin", "/register"])
      expect((await get(url)).body).not.toContain("__CSP_NONCE__");
  });
});
