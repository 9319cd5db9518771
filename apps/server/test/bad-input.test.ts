/** What reaches the server broken, and the documented shape of its answer. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { addSong, listSongs, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";

const api = await testApi();
const { token } = await api.newBand();

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await api.fetch(path, {
    method: "POST",
    token,
    body,
    headers: { "content-type": "application/json", ...headers },
  });
  const answer = (await response.json()) as { fields: FieldFailure[] };
  return { status: response.status, body: answer };
}

const SONG = '{"title":"Amber","artist":"The Ardens"}';

/** A record of so many fields that nobody knows. */
function numbered(fields: number): string {
  return `{${Array.from({ length: fields }, (_, index) => `"${index}":1`).join(",")}}`;
}

describe("broken requests", () => {
  it.each([["{"], ["{'title': 1}"], ["\u0000"], [""]])("%j is not JSON: 400", async (body) => {
    expect(await post("/api/addsong", body)).toEqual({
      status: 400,
      body: { code: "bad_request", message: "The request could not be read." },
    });
  });

  it("a body that would change an object's prototype: 400", async () => {
    expect(
      (await post("/api/addsong", '{"__proto__": {"title": "x"}, "title": "x", "artist": "y"}'))
        .status,
    ).toBe(400);
  });

  it.each([["[]"], ['"text"'], ["5"], ["null"]])(
    "%s where an object is meant: 422",
    async (body) => {
      expect((await post("/api/addsong", body)).status).toBe(422);
    },
  );

  it("a title of ten megabytes: 413, and the server goes on", async () => {
    const body = JSON.stringify({ title: "x".repeat(10 * 1024 * 1024), artist: "y" });
    expect(await post("/api/addsong", body)).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
    expect((await api.fetch("/api/health")).status).toBe(200);
  });

  it("lyrics longer than they may be: 422 at their field", async () => {
    const answer = await post(
      "/api/addsong",
      JSON.stringify({ title: "x", artist: "y", lyrics: "l".repeat(1_000_001) }),
    );
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: "lyrics" }] } });
  });

  it("a form where JSON is meant: 415", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(await post("/api/addsong", "title=x", headers)).toMatchObject({
      status: 415,
      body: { code: "wrong_type" },
    });
  });

  it("an address that does not exist: 404 in the documented shape", async () => {
    const response = await api.fetch("/api/nothing-here");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: "not_found", message: "This does not exist." });
  });

  it.each([["/api/song/%E0%A4%A"], [`/api/song/${"1".repeat(400)}`]])(
    "an address that cannot be read: 400 in the documented shape (%s)",
    async (address) => {
      const response = await api.fetch(address, { token });
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: "bad_request", message: "The request could not be read." },
      ]);
    },
  );

  it("an unknown query: 422", async () => {
    const response = await api.fetch("/api/songs?sort=title", { token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: "sort" }] });
  });

  it("an id that no database holds: refused, not an error", async () => {
    for (const id of ["0", "-1", "1.5", "1e3", "99999999999", "abc", "%00"]) {
      const { status } = await api.fetch(`/api/song/${id}`, { token });
      expect([404, 422]).toContain(status);
    }
  });
});

describe("an anonymous sign-in with 200,000 fields that nobody knows", () => {
  const fields = numbered(200_000).slice(1, -1);

  it("is refused unread: 413", async () => {
    expect(await post("/api/signin", `{${fields}}`)).toEqual({
      status: 413,
      body: { code: "too_large", message: "This is larger than the server accepts." },
    });
  });

  it("has the first of its fields named where a call takes as much", async () => {
    const { status, body } = await post("/api/importsongs", `{"songs":[${SONG}],${fields}}`);
    expect(status).toBe(422);
    expect(body.fields).toHaveLength(50);
    expect(body.fields[0]).toEqual({ path: "0", message: "This field is not known" });
  });
});

describe("a body of more values than its call has a use for", () => {
  it.each([
    ["a song's tags", "/api/addsong", `{"chips":[${"{},".repeat(30_000)}{}]}`],
    ["fields of a song", "/api/addsong", numbered(30_000)],
    ["songs of an import", "/api/importsongs", `{"songs":[${"{},".repeat(300_000)}{}]}`],
    ["songs to download", "/api/downloadzip", `{"Songs":[${"1,".repeat(300_000)}1]}`],
  ])("is refused before it is parsed: %s", async (_, path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 413, body: { code: "too_large" } });
  });

  it("leaves the connection to the requests that follow", async () => {
    await post("/api/addsong", numbered(30_000));
    expect((await post("/api/addsong", SONG)).status).toBe(201);
  });

  it("is not what a long text is, whatever stands in it", async () => {
    const lyrics = '[Am], {soc}, "la"\n'.repeat(50_000);
    const { status } = await post("/api/addsong", JSON.stringify({ ...JSON.parse(SONG), lyrics }));
    expect(status).toBe(201);
  });
});

describe("a refusal", () => {
  it("is short, however long the name of the field", async () => {
    const { body } = await post("/api/signin", JSON.stringify({ ["n".repeat(10_000)]: 1 }));
    const [longest = 0] = body.fields.map(({ path }) => path.length).toSorted((a, b) => b - a);
    expect(longest).toBe(201);
  });

  it("of a request that is wrong a hundred thousand times names the first", async () => {
    const chips = Array.from({ length: 20 }, () => ({}));
    const song = { title: "Amber", artist: "The Ardens", chips };
    const songs = Array.from({ length: 5000 }, () => song);
    const { status, body } = await post("/api/importsongs", JSON.stringify({ songs }));
    expect(status).toBe(422);
    expect(body.fields[0]).toEqual({ path: "songs.0.chips.0.id", message: "Is missing" });
  });

  it("names the entry of a list, also where a call takes two shapes", async () => {
    const entry = { songId: 1, setlistSectionId: 1, sequence: 1 };
    const songs = [entry, { ...entry, seconds: "4:10" }];
    for (const [body, path] of [
      [songs, "1.seconds"],
      [{ songs }, "songs.1.seconds"],
    ] as const) {
      const answer = await post("/api/savesongSetlist/1", JSON.stringify(body));
      expect(answer.body.fields).toEqual([{ path, message: "Please enter a value" }]);
    }
  });
});

describe("a text that looks like a command", () => {
  it.each([
    ["'; drop table bandstand.songs; --"],
    ["<script>alert(1)</script>"],
    ["${7*7} {{7*7}} $1 %s"],
    ["100% _\\_ of it"],
  ])("is kept and found as its letters: %s", async (words) => {
    const texts = { title: words, artist: words, featuring: words, start: words };
    const given = { ...texts, lyrics: words, tab: words, notes: words, todo: words };
    const added = await api.call(addSong, { body: { ...given, songkey: "'; --" } }, token);
    expect(added.status).toBe(201);
    const params = { id: String(added.answer.id) };
    const saved = await api.call(saveSong, { params, body: given }, token);
    expect(saved.answer).toMatchObject({ ...given, songkey: "'; --" });
    const found = await api.call(listSongs, { query: { search: words } }, token);
    expect(found.answer.map(({ title }) => title)).toEqual([words]);
  });

  it("with a character that no database keeps is refused at its field: 422", async () => {
    const body = { title: "x", artist: "y", lyrics: "a\0b" };
    const { status, failure } = await api.call(addSong, { body }, token);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "lyrics", message: "This text has a character that cannot be kept" },
    ]);
  });
});

describe("every answer", () => {
  it("carries the id of its request, and headers that keep a page to its origin", async () => {
    const { headers } = await api.fetch("/api/health");
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  /** What a page could watch, hear, find or pay with; a feature that the policy does not name is open to it. */
  const SPYING =
    `camera clipboard-read display-capture geolocation hid idle-detection local-fonts microphone midi payment
    publickey-credentials-get serial usb`.split(/\s+/);

  it("lets the page use of the browser what the product uses, and nothing else", async () => {
    const { headers } = await api.fetch("/api/health");
    const policy = headers.get("permissions-policy")?.split(", ") ?? [];
    expect(policy.filter((feature) => !feature.endsWith("=()"))).toEqual([
      'autoplay=(self "https://www.youtube-nocookie.com")',
      "clipboard-write=(self)",
      'encrypted-media=("https://www.youtube-nocookie.com")',
      'fullscreen=(self "https://www.youtube-nocookie.com")',
      'picture-in-picture=("https://www.youtube-nocookie.com")',
      "screen-wake-lock=(self)",
      "web-share=(self)",
    ]);
    for (const feature of SPYING) expect(policy).toContain(`${feature}=()`);
  });
});
