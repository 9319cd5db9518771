import { addSong, deleteSong, getSong, listSongs, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

const idOf = (song: { id: number }) => ({ id: String(song.id) });

describe("who may do what with songs", () => {
  async function memberWith(priv: string, more = "") {
    const session = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Ours", artist: "A" } },
      session.token,
    );
    await api.asSuperuser(
      `update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false ${more}
       where id = $1`,
      [session.bandUser.id],
    );
    await api.asSuperuser(
      `update bandstand.band_user_menu_options set priv = $2
       where band_user_id = $1 and menu_option_id = (select id from bandstand.menu_options where tag = 'SO')`,
      [session.bandUser.id, priv],
    );
    return { token: session.token, song };
  }

  /** What each call answers, one after another: the song is there for all of them but the last. */
  async function statuses(song: { id: number }, token?: string) {
    const params = idOf(song);
    return {
      listSongs: (await api.call(listSongs, {}, token)).status,
      getSong: (await api.call(getSong, { params }, token)).status,
      addSong: (await api.call(addSong, { body: { title: "New", artist: "A" } }, token)).status,
      saveSong: (await api.call(saveSong, { params, body: { bpm: 99 } }, token)).status,
      deleteSong: (await api.call(deleteSong, { params }, token)).status,
    };
  }

  it("nobody without a token", async () => {
    const { song } = await memberWith("W");
    expect(new Set(Object.values(await statuses(song)))).toEqual(new Set([401]));
  });

  it("H on songs: nothing", async () => {
    const { song, token } = await memberWith("H");
    expect(new Set(Object.values(await statuses(song, token)))).toEqual(new Set([403]));
  });

  it("R on songs: reading only", async () => {
    const { song, token } = await memberWith("R");
    expect(await statuses(song, token)).toEqual({
      listSongs: 200,
      getSong: 200,
      addSong: 403,
      saveSong: 403,
      deleteSong: 403,
    });
  });

  it("W on songs while editing is off: reading only", async () => {
    const { song, token } = await memberWith("W", ", edit_enabled = false");
    expect(await statuses(song, token)).toMatchObject({
      listSongs: 200,
      addSong: 403,
      saveSong: 403,
    });
  });

  it("W on songs: all", async () => {
    const { song, token } = await memberWith("W");
    expect(await statuses(song, token)).toEqual({
      listSongs: 200,
      getSong: 200,
      addSong: 201,
      saveSong: 200,
      deleteSong: 204,
    });
  });

  it("the song of another band: not found, in the same words as one that never was", async () => {
    const { song } = await memberWith("W");
    const { token } = await api.newBand();
    const foreign = await statuses(song, token);
    expect(foreign).toMatchObject({ getSong: 404, saveSong: 404, deleteSong: 404 });
    const other = await api.call(getSong, { params: idOf(song) }, token);
    const never = await api.call(getSong, { params: { id: "2147483647" } }, token);
    expect(other.failure).toEqual(never.failure);
  });
});
