import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { outsideServer } from "../../../test/outside.ts";
import { type AddressRule, addressRule, readNetwork } from "./address-rule.ts";
import { createOutward, type OutwardOptions } from "./outward.ts";

const LOOPBACK = readNetwork("127.0.0.1");
const HERE = addressRule(LOOPBACK ? [LOOPBACK] : []);
const STRANGERS = addressRule([]);
const MEGABYTE = 1024 * 1024;
const never = new AbortController().signal;

/** What an address brings, or why not. */
async function ask(
  address: string,
  { rule = HERE, ...options }: Partial<OutwardOptions> = {},
  request: { etag?: string; lastModified?: string; most?: number } = {},
) {
  const outward = createOutward({ rule, agent: "Bandstand", total: 5_000, ...options });
  return outward.get(address, { most: MEGABYTE, signal: never, ...request }).then(
    ({ body, ...about }) => ({ text: body && String(body), ...about }),
    (error: unknown) => (error instanceof Error && "problem" in error ? error.problem : error),
  );
}

describe("what is named outside", () => {
  it("is fetched, packed or not, with what it can be asked by the next time", async () => {
    const tags = { etag: '"7"', "last-modified": "Wed, 25 Nov 2026 10:00:00 GMT" };
    const { url, asked } = await outsideServer((request, response) => {
      const isPacked = request.url === "/packed";
      response.writeHead(200, { ...tags, ...(isPacked && { "content-encoding": "gzip" }) });
      response.end(isPacked ? gzipSync("a calendar") : "a calendar");
    });
    const whole = { text: "a calendar", etag: tags.etag, lastModified: tags["last-modified"] };
    expect(await ask(`${url}/plain`)).toEqual(whole);
    expect(await ask(`${url}/packed`)).toEqual(whole);
    expect(asked[0]?.headers).toMatchObject({ "user-agent": "Bandstand" });
    expect(asked[0]?.headers).not.toHaveProperty("if-none-match");
  });

  it("is not sent again where it has not changed", async () => {
    const { url, asked } = await outsideServer((_request, response) =>
      response.writeHead(304).end(),
    );
    const before = { etag: '"7"', lastModified: "Wed, 25 Nov 2026 10:00:00 GMT" };
    expect(await ask(url, {}, before)).toMatchObject({ text: null });
    expect(asked[0]?.headers).toMatchObject({
      "if-none-match": before.etag,
      "if-modified-since": before.lastModified,
    });
  });

  it.each([
    [401, "needs_sign_in"],
    [403, "needs_sign_in"],
    [404, "missing"],
    [410, "missing"],
    [204, "failed"],
    [500, "failed"],
    [302, "failed"],
  ])("that answers %i brings nothing: %s", async (status, problem) => {
    const { url } = await outsideServer((_request, response) => response.writeHead(status).end());
    expect(await ask(url)).toBe(problem);
  });

  it("is followed where it has moved, as far as anybody needs", async () => {
    const { url } = await outsideServer((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("found");
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(await ask(`${url}/5`)).toMatchObject({ text: "found" });
    expect(await ask(`${url}/6`)).toBe("moved_too_often");
  });

  it("is left where it goes round in a circle, at the second sight of it", async () => {
    const { url, asked } = await outsideServer((request, response) =>
      response.writeHead(307, { location: request.url === "/a" ? "/b" : "/a" }).end(),
    );
    expect(await ask(`${url}/a`)).toBe("moved_too_often");
    expect(asked.map((one) => one.url)).toEqual(["/a", "/b"]);
  });

  it.each(["http://10.0.0.1/", "http://[::1]/", "file:///etc/passwd", "ftp://127.0.0.1/"])(
    "is not followed to %s",
    async (location) => {
      const { url } = await outsideServer((_request, response) =>
        response.writeHead(302, { location }).end(),
      );
      expect(await ask(url)).toBe("refused");
    },
  );

  it("is not asked where strangers may not send us, in whatever way that is written", async () => {
    const { port, asked } = await outsideServer((_request, response) => response.end("secret"));
    for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:7f00:1]", "0"])
      for (const scheme of ["http", "https"])
        expect(await ask(`${scheme}://${host}:${port}/`, { rule: STRANGERS })).toBe("refused");
    expect(asked).toEqual([]);
  });

  it.each([
    ["without encryption", "http://calendar.example/"],
    ["on a port of its own", "https://calendar.example:8443/"],
    ["with a name and a password in it", "https://mira:secret@calendar.example/"],
  ])("is not asked %s", async (_how, address) => {
    const resolve = async () => [{ address: "93.184.216.34", family: 4 }];
    expect(await ask(address, { rule: STRANGERS, resolve })).toBe("refused");
  });

  it("is not asked where one of its numbers lies inside", async () => {
    const resolve = async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ];
    expect(await ask("https://calendar.example/", { rule: STRANGERS, resolve })).toBe("refused");
  });

  it("is looked up once, and connected with the number that was checked", async () => {
    const { port, asked } = await outsideServer((_request, response) => response.end("found"));
    const looked: string[] = [];
    const resolve = async (host: string) => {
      looked.push(host);
      return [{ address: looked.length === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    };
    const answer = await ask(`http://calendar.example:${port}/`, { resolve });
    expect([answer, looked]).toMatchObject([{ text: "found" }, ["calendar.example"]]);
    expect(asked[0]?.headers.host).toBe(`calendar.example:${port}`);
  });

  it("is unreachable where the name means nothing, or nobody listens", async () => {
    const resolve = async () => {
      throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
    };
    expect(await ask("https://calendar.example/", { resolve })).toBe("unreachable");
    expect(await ask("http://127.0.0.1:9/")).toBe("unreachable");
  });
});

describe("what comes from outside", () => {
  it("is given up as soon as it is too much, said or not", async () => {
    let sent = 0;
    const { url } = await outsideServer((request, response) => {
      const block = randomBytes(MEGABYTE / 16);
      if (request.url === "/said") response.setHeader("content-length", 50 * MEGABYTE);
      const endless = new Readable({
        read() {
          sent += block.length;
          this.push(sent > 50 * MEGABYTE ? null : block);
        },
      });
      endless.pipe(response);
    });
    expect(await ask(`${url}/said`)).toBe("too_large");
    expect(await ask(`${url}/unsaid`)).toBe("too_large");
    expect(sent).toBeLessThan(25 * MEGABYTE);
  });

  it("is too much by what it unpacks to as well", async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE / 10);
    const { url } = await outsideServer((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
    );
    expect(await ask(url)).toBe("too_large");
  });

  it.each([
    ["gzip", "not packed at all"],
    ["br", "packed in another way"],
  ])("is nothing we can read as %s that is %s", async (encoding, text) => {
    const { url } = await outsideServer((_request, response) =>
      response.writeHead(200, { "content-encoding": encoding }).end(text),
    );
    expect(await ask(url)).toBe("failed");
  });

  it.each([
    ["before its first word", () => undefined],
    ["after it", (response) => void response.write("BEGIN:")],
  ] as [string, (response: NodeJS.WritableStream) => void][])(
    "may not be silent for long, %s",
    async (_when, begin) => {
      const { url } = await outsideServer((_request, response) => begin(response));
      expect(await ask(url, { idle: 100 })).toBe("too_slow");
    },
  );

  it("may not take for ever, a letter at a time", async () => {
    const { url } = await outsideServer((_request, response) => {
      const dripping = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(dripping));
    });
    expect(await ask(url, { total: 300, idle: 200 })).toBe("too_slow");
  });

  it("is nothing where its server would go on in another protocol", async () => {
    const { url } = await outsideServer((_request, { socket }) =>
      socket?.end(
        "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n",
      ),
    );
    expect(await ask(url)).toBe("failed");
  });

  it("may not take for ever to be found", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await ask("https://calendar.example/", { resolve, total: 100 })).toBe("too_slow");
  });
});

it("a server that stops is not kept by it", async () => {
  const { url } = await outsideServer(() => undefined);
  const stop = new AbortController();
  const rule: AddressRule = HERE;
  const outward = createOutward({ rule, agent: "Bandstand" });
  const asking = outward.get(url, { most: MEGABYTE, signal: stop.signal });
  setTimeout(() => stop.abort(new Error("stopping")), 50);
  await expect(asking).rejects.toThrow("stopping");
});
