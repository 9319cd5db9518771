import { getBandImportProgress } from "@bandstand/contracts/band-import-file";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { StorageFull } from "../../platform/files/file-store-errors.ts";
import { changed, send } from "./changed-file.fixture.ts";
import { bandWithSong, remains } from "./import.fixture.ts";

const api = await testApi();

describe("an import that is broken off", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("by a full disk answers so, and leaves nothing", async () => {
    const { token, file } = await bandWithSong(api);
    const before = await remains(api);
    vi.spyOn(api.services.files, "write").mockRejectedValueOnce(new StorageFull(new Error("full")));
    const { status, failure } = await send(api, token, file.bytes);
    expect([status, failure.code]).toEqual([507, "no_room"]);
    expect(await remains(api)).toEqual(before);
  });

  it("by whoever waits for it tells how far it is until then, and leaves nothing", async () => {
    const { token, bandUser, file } = await bandWithSong(api);
    const other = await newMember(api, bandUser.bandId, {});
    const before = await remains(api);
    const key = "22222222-2222-4222-8222-222222222222";
    const params = { key };
    const write = vi.spyOn(api.services.files, "write").mockImplementationOnce(
      (_key, _source, { signal }) =>
        // Only a cancelled write ends.
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const gone = new AbortController();
    const sent = send(api, token, file.bytes, { key, signal: gone.signal }).catch(() => "gone");
    const progress = () => api.call(getBandImportProgress, { params }, token);
    await expect.poll(() => write.mock.calls.length).toBe(1);
    expect((await progress()).answer).toMatchObject({ phase: "checking" });
    expect((await api.call(getBandImportProgress, { params }, other.token)).status).toBe(404);
    gone.abort();
    expect(await sent).toBe("gone");
    await expect.poll(async () => (await progress()).status).toBe(404);
    await expect.poll(() => remains(api)).toEqual(before);
  });

  it("since the band would have more than a band may is refused with the limit", async () => {
    const { token, file } = await bandWithSong(api);
    const bytes = await changed(file, {
      manifest: (list) => ({
        ...list,
        tables: list.tables.map((one) => (one.name === "songs" ? { ...one, rows: 10_001 } : one)),
      }),
    });
    const { status, failure } = await send(api, token, bytes);
    expect([status, failure.code, failure.details]).toEqual([
      409,
      "limit_reached",
      { limit: 10_000 },
    ]);
  });

  it("is refused where registration is closed, and after so many in an hour", async () => {
    const { token, file } = await bandWithSong(api);
    const { config, limits } = api.services;
    config.registration = "closed";
    const closed = await send(api, token, file.bytes);
    config.registration = "open";
    limits.importsPerPerson = 0;
    const throttled = await send(api, token, file.bytes);
    limits.importsPerPerson = 1000;
    expect([closed.status, closed.failure.code]).toEqual([403, "registration_closed"]);
    expect([throttled.status, throttled.failure.code]).toEqual([429, "throttled"]);
  });
});
