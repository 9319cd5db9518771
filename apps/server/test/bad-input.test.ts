/** What reaches the server broken, and the documented shape of its answer. */
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
  return { status: response.status, body: await response.json() };
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

  it("an address that cannot be decoded: 400", async () => {
    expect((await api.fetch("/api/song/%E0%A4%A")).status).toBe(400);
  });

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
  });
});
