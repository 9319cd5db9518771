import { changePassword } from "@bandstand/contracts/account";
import { getApplication } from "@bandstand/contracts/application";
import { type Endpoint, endpoint } from "@bandstand/contracts/endpoint";
import { downloadZip } from "@bandstand/contracts/downloads";
import { getBandUser, listBands, signIn, signOut } from "@bandstand/contracts/sign-in";
import * as z from "zod/mini";
import { describe, expect, it, vi } from "vitest";
import { type CallOptions, createClient } from "./client.ts";
import { fakeRequest } from "./fake-request.fixture.ts";

const searchSongs = endpoint({
  method: "GET",
  path: "/songs",
  summary: "Songs",
  access: { kind: "signedIn" },
  query: z.object({ search: z.optional(z.string()) }),
  answer: z.array(z.unknown()),
});

function clientThat(
  answer: (request: Request) => Response | Promise<Response>,
  token: string | null = "token-1",
) {
  const requests: Request[] = [];
  const onSignedOut = vi.fn();
  const onReached = vi.fn();
  const client = createClient({
    token: () => token,
    onSignedOut,
    onReached,
    fetch: async (input, init) => {
      const request = new Request(new URL(input as string, "http://bandstand.test"), init);
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests, onSignedOut, onReached };
}

const failing = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  clientThat(() => Response.json(body, { status, headers }));

describe("a call", () => {
  it("goes to the endpoint's address with the session's token", async () => {
    const { client, requests } = clientThat(() => Response.json([]));
    expect(await client.call(searchSongs, { query: { search: "rain & sun" } })).toEqual([]);
    expect(requests[0]?.url).toBe("http://bandstand.test/api/songs?search=rain+%26+sun");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer token-1");
  });

  it("fills parameters in, so that nothing in them leads elsewhere", async () => {
    const { client, requests } = clientThat(() => Response.json({}));
    await client.call(getBandUser, { params: { id: "7/../songs?x" } });
    expect(requests[0]?.url).toBe("http://bandstand.test/api/bandUser/7%2F..%2Fsongs%3Fx");
  });

  it("leaves a query value out that is undefined", async () => {
    const { client, requests } = clientThat(() => Response.json([]));
    await client.call(searchSongs, { query: { search: undefined } });
    expect(requests[0]?.url).toBe("http://bandstand.test/api/songs");
  });

  it("is not sent when its parameter is missing", async () => {
    const { client, requests, onReached } = clientThat(() => Response.json({}));
    const incomplete: Endpoint = getBandUser;
    await expect(client.change(incomplete, {})).rejects.toThrow(
      "A part of the address is missing.",
    );
    expect(requests).toEqual([]);
    expect(onReached).not.toHaveBeenCalled();
  });

  it("is not sent when nobody is signed in, unless it is public", async () => {
    const { client, requests, onSignedOut } = clientThat(() => Response.json({}), null);
    await expect(client.call(listBands, {})).rejects.toMatchObject({ code: "not_signed_in" });
    expect(onSignedOut).not.toHaveBeenCalled();
    await client.call(getApplication, {});
    expect(requests.map(({ url }) => url)).toEqual(["http://bandstand.test/api/application"]);
  });

  it("sends a body as JSON, and no token where the call is public", async () => {
    const { client, requests } = clientThat(() => Response.json({}));
    const body = { email: "mira@band.example", password: "Amber1stage!" };
    await client.call(signIn, { body });
    expect(await requests[0]?.json()).toEqual(body);
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(requests[0]?.headers.has("authorization")).toBe(false);
  });

  it("answers nothing where the endpoint has no answer", async () => {
    const { client } = clientThat(() => new Response(null, { status: 204 }));
    expect(await client.call(signOut, {})).toBeUndefined();
  });
});

describe("a file that is opened", () => {
  it("is answered before it has come whole", async () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(3)) });
    const { client } = clientThat(() => new Response(endless));
    const response = await client.open(downloadZip, { body: { name: "Song List", Songs: [] } });
    const read = await response.body?.getReader().read();
    expect(read?.value).toEqual(new Uint8Array(3));
  });

  it("is refused like any call", async () => {
    const { client } = failing(404, { code: "no_recording", message: "No." });
    const opening = client.open(downloadZip, { body: { name: "Song List", Songs: [] } });
    await expect(opening).rejects.toMatchObject({ code: "no_recording" });
  });
});

describe("a call that fails", () => {
  it("throws the failure that the server spelled, with its fields and reference", async () => {
    const { client } = failing(422, {
      code: "invalid",
      message: "Please complete the missing fields",
      fields: [{ path: "title", message: "Please enter a value" }],
    });
    await expect(client.call(listBands, {})).rejects.toMatchObject({
      name: "Failure",
      code: "invalid",
      fields: [{ path: "title", message: "Please enter a value" }],
    });
  });

  it("tells after how many seconds to come again", async () => {
    const body = { code: "throttled", message: "Too many attempts." };
    const { client } = failing(429, body, { "retry-after": "540" });
    await expect(client.call(listBands, {})).rejects.toMatchObject({ retryAfter: 540 });
  });

  it("makes a failure of a proxy's page", async () => {
    const { client } = clientThat(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(client.call(listBands, {})).rejects.toMatchObject({ code: "database_away" });
  });

  it("counts a page in place of an answer as nobody there: a hotel's network asks for its own sign-in", async () => {
    const { client, onReached } = clientThat(() => new Response("<h1>Welcome, guest</h1>"));
    await expect(client.call(listBands, {})).rejects.toMatchObject({ name: "Offline" });
    expect(onReached).toHaveBeenLastCalledWith(false);
  });
});

describe("an answer 401", () => {
  const refusal = { code: "not_signed_in", message: "Please sign in." };

  it("says which token is no longer good", async () => {
    const { client, onSignedOut } = failing(401, refusal);
    await expect(client.call(listBands, {})).rejects.toMatchObject({ code: "not_signed_in" });
    expect(onSignedOut.mock.calls).toEqual([["token-1"]]);
  });

  it("to a wrong password ends no session", async () => {
    const { client, onSignedOut } = failing(401, { code: "sign_in_failed", message: "No." });
    const body = { email: "mira@band.example", password: "wrong" };
    await expect(client.call(signIn, { body })).rejects.toMatchObject({ code: "sign_in_failed" });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe("a call without a network", () => {
  it("throws Offline with the documented words, and ends no session", async () => {
    const { client, onReached, onSignedOut } = clientThat(() => {
      throw new TypeError("Failed to fetch");
    });
    await expect(client.call(getApplication, {})).rejects.toMatchObject({
      name: "Offline",
      message: "The server is not available, please try again later.",
    });
    expect(onReached.mock.calls).toEqual([[false]]);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it("throws Offline when the connection breaks within the answer", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("lost")) });
    const { client } = clientThat(() => new Response(broken));
    await expect(client.call(listBands, {})).rejects.toMatchObject({ name: "Offline" });
  });

  it("gives up on a server that never answers", async () => {
    const { client } = clientThat(neverAnswers);
    await expect(client.call(listBands, {}, { timeout: 5 })).rejects.toMatchObject({
      name: "Offline",
    });
  });

  it("is not the same as a call that was called off", async () => {
    const { client, onReached } = clientThat(neverAnswers);
    const stop = new AbortController();
    const call = client.call(listBands, {}, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(onReached).not.toHaveBeenCalled();
  });
});

describe("a call that tells how much of it has left", () => {
  const body = { currentPassword: "Amber1stage!", newPassword: "Stage!Left4" };

  async function start(options: CallOptions = {}) {
    const { xhr, request } = fakeRequest();
    const [onProgress, onSignedOut, onReached] = [vi.fn(), vi.fn(), vi.fn()];
    const newRequest = () => request;
    const client = createClient({ token: () => "token-1", onSignedOut, onReached, newRequest });
    const sent = client.change(changePassword, { body }, { onProgress, ...options });
    await expect.poll(() => xhr.json).not.toBe("");
    return { xhr, sent, onProgress, onSignedOut, onReached };
  }

  it("is sent as any other", async () => {
    const { xhr, sent, onProgress, onReached } = await start();
    xhr.progress(25, 100);
    xhr.progress(100, 100);
    xhr.answer(200, '{"message":"Saved"}');
    expect(await sent).toEqual({ message: "Saved" });
    expect([xhr.method, xhr.address]).toEqual(["POST", "/api/changepassword"]);
    expect(JSON.parse(xhr.json)).toEqual(body);
    expect(xhr.headers.get("authorization")).toBe("Bearer token-1");
    expect(xhr.headers.get("content-type")).toBe("application/json");
    expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
    expect(onReached.mock.calls).toEqual([[true]]);
  });

  it("is refused as any other", async () => {
    const { xhr, sent, onSignedOut } = await start();
    xhr.retryAfter = "540";
    xhr.answer(401, '{"code":"not_signed_in","message":"Please sign in."}');
    await expect(sent).rejects.toMatchObject({ code: "not_signed_in", retryAfter: 540 });
    expect(onSignedOut.mock.calls).toEqual([["token-1"]]);
  });

  it("has the time that it needs to leave, and is given up where nobody answers then", async () => {
    const { xhr, sent, onReached } = await start({ timeout: 5 });
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(onReached).not.toHaveBeenCalled();
    xhr.progress(100, 100);
    await expect(sent).rejects.toMatchObject({ name: "Offline" });
    expect(onReached.mock.calls).toEqual([[false]]);
  });

  it("is called off on the way", async () => {
    const stop = new AbortController();
    const { sent, onReached } = await start({ signal: stop.signal });
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    expect(onReached).not.toHaveBeenCalled();
  });
});

function neverAnswers({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}
