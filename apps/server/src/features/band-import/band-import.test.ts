import { importFromBand, listImportable, listOtherBands } from "@bandstand/contracts/band-import";
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { wavFile } from "../../../test/sounds.ts";
import { addDocument, bring, offered, rowsOf, songsOf, twoBands } from "./two-bands.fixture.ts";

const api = await testApi();
const wav = wavFile({ seconds: 1, rate: 8_000, channels: 1 });

describe("the other bands", () => {
  it("are those in which one is an administrator, by name, and not the current one", async () => {
    const { source, target } = await twoBands(api);
    const { answer } = await api.call(listOtherBands, {}, target.token);
    expect(answer).toEqual([
      { bandId: source.bandId, name: "Halcyon Drive", administratorEnabled: true },
    ]);
  });

  it.each([
    "administrator_enabled = false, super_administrator_enabled = false",
    "signin_enabled = false",
    "confirmed_at = null",
  ])("leave out one with %s", async (change) => {
    const { source, target } = await twoBands(api);
    await api.asSuperuser(`update bandstand.band_users set ${change} where id = $1`, [
      source.bandUserId,
    ]);
    expect((await api.call(listOtherBands, {}, target.token)).answer).toEqual([]);
  });
});

describe("what another band has to copy", () => {
  it("says what each song brings, and whether it is here", async () => {
    const bands = await twoBands(api);
    const { source, target } = bands;
    const rain = await newSong(api, source.token, "Tin Roof Rain");
    const ferry = await newSong(api, source.token, "Slow Ferry");
    await upload(api, { songId: ferry.id, token: source.token, content: wav, name: "ferry.wav" });
    await addDocument(api, source, { songId: ferry.id });
    await api.call(
      addSong,
      { body: { title: "tin roof rain", artist: "MARLOW SKYE" } },
      target.token,
    );
    expect(await offered(api, bands)).toEqual([
      {
        id: ferry.id,
        title: "Slow Ferry",
        artist: "Marlow Skye",
        nameConflict: false,
        documentCount: 1,
        hasRecording: true,
        status: "new",
      },
      {
        id: rain.id,
        title: "Tin Roof Rain",
        artist: "Marlow Skye",
        nameConflict: true,
        documentCount: 0,
        hasRecording: false,
        status: "new",
      },
    ]);
  });

  it("says imported of what was copied before, and copies it no second time", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    const items = [{ id: song.id, nameConflict: false }];
    expect((await bring(api, bands, items)).answer).toEqual({ imported: 1, skipped: 0 });
    expect(await offered(api, bands)).toMatchObject([{ id: song.id, status: "imported" }]);
    expect((await bring(api, bands, items)).answer).toEqual({ imported: 0, skipped: 1 });
    expect(await rowsOf(api, bands.target)).toHaveLength(1);
  });
});

describe("who may import", () => {
  async function statuses(bandId: number, token?: string) {
    const params = { bandId: String(bandId), type: "songs" as const };
    const body = { items: [{ id: 1, nameConflict: false }] };
    const [bands, list, sent] = await Promise.all([
      api.call(listOtherBands, {}, token),
      api.call(listImportable, { params }, token),
      api.call(importFromBand, { params, body }, token),
    ]);
    return [bands, list, sent].map(({ status }) => status);
  }

  it("nobody without a token", async () => {
    const { source } = await twoBands(api);
    expect(await statuses(source.bandId)).toEqual([401, 401, 401]);
  });

  it("nobody who may not change songs here", async () => {
    const { source, target } = await twoBands(api);
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
      [target.bandUserId],
    );
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1",
      [target.bandUserId],
    );
    expect(await statuses(source.bandId, target.token)).toEqual([403, 403, 403]);
  });

  it("nobody from a band they do not administer, the current one, or one that never was", async () => {
    const { source, target } = await twoBands(api);
    const stranger = await api.newBand("Strangers");
    for (const bandId of [stranger.bandUser.bandId, target.bandId, 2_000_000_000]) {
      expect(await statuses(bandId, target.token)).toEqual([200, 404, 404]);
    }
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
      [source.bandUserId],
    );
    const { failure } = await api.call(listImportable, { params: songsOf(source) }, target.token);
    expect(failure).toEqual({ code: "band_not_found", message: "This band does not exist." });
  });

  it("nothing but songs, and no empty or unknown order", async () => {
    const { source, target } = await twoBands(api);
    const send = async (type: string, body: unknown) => {
      const response = await api.fetch(`/api/bands/${source.bandId}/import/${type}`, {
        method: "POST",
        token: target.token,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const items = [{ id: 1, nameConflict: false }];
    expect(await send("events", { items })).toBe(422);
    expect(await send("songs", { items: [] })).toBe(422);
    expect(await send("songs", { items, bandId: 1 })).toBe(422);
    expect(await send("songs", { items: [{ id: "1", nameConflict: false }] })).toBe(422);
  });
});
