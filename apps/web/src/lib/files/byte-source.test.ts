import { describe, expect, it } from "vitest";
import { Offline } from "../http/call-errors.ts";
import { blobSource, FIRST_PART, remoteSource } from "./byte-source.ts";

const SIZE = FIRST_PART * 3;
const whole = Uint8Array.from({ length: SIZE }, (_, at) => at % 251);

/** A server of one file, with the ranges that it was asked for. */
function server(answer: (link: string) => number = () => 206) {
  const asked: string[] = [];
  const links: string[] = [];
  const options = {
    signal: new AbortController().signal,
    address: async () => {
      links.push(`/uploads/a?${links.length}`);
      return links.at(-1) ?? "";
    },
    fetch: async (link: RequestInfo | URL, init?: RequestInit) => {
      const range = new Headers(init?.headers).get("range");
      asked.push(range ?? "all");
      const status = answer(link instanceof Request ? link.url : link.toString());
      if (status >= 400) return new Response("", { status });
      const [begin, end] =
        /(\d+)-(\d+)/
          .exec(range ?? "")
          ?.slice(1)
          .map(Number) ?? [];
      if (status === 200 || begin === undefined || end === undefined) return new Response(whole);
      const headers = { "content-range": `bytes ${begin}-${end}/${SIZE}` };
      return new Response(whole.slice(begin, end + 1), { status: 206, headers });
    },
  };
  return { asked, links, options };
}

describe("a file at an address", () => {
  it("is read by the parts that are wanted, its beginning from the first answer", async () => {
    const { asked, options } = server();
    const source = await remoteSource(options);
    expect(source.size).toBe(SIZE);
    expect(await source.read(10, 20)).toEqual(whole.slice(10, 20));
    expect(await source.read(FIRST_PART, FIRST_PART + 4)).toEqual(
      whole.slice(FIRST_PART, FIRST_PART + 4),
    );
    expect(asked).toEqual([`bytes=0-${FIRST_PART - 1}`, `bytes=${FIRST_PART}-${FIRST_PART + 3}`]);
  });

  it("is asked for by a new link once the old one has run out", async () => {
    let isOver = false;
    const { links, options } = server((link) => (isOver && link.endsWith("?0") ? 404 : 206));
    const source = await remoteSource(options);
    isOver = true;
    expect(await source.read(FIRST_PART, FIRST_PART + 2)).toHaveLength(2);
    expect(links).toHaveLength(2);
  });

  it("comes whole from who knows no ranges", async () => {
    const { asked, options } = server(() => 200);
    const source = await remoteSource(options);
    expect(await source.read(SIZE - 2, SIZE)).toEqual(whole.slice(-2));
    expect(asked).toHaveLength(1);
  });

  it("that is refused twice, or that nobody answers for, says so", async () => {
    await expect(remoteSource(server(() => 404).options)).rejects.toThrow("answered 404");
    const away = { ...server().options, fetch: () => Promise.reject(new TypeError("net")) };
    await expect(remoteSource(away)).rejects.toBeInstanceOf(Offline);
  });
});

it("a file on this device is read where it lies", async () => {
  const source = blobSource(new Blob(["Paper Lanterns"]));
  expect(new TextDecoder().decode(await source.read(6, 14))).toBe("Lanterns");
});
