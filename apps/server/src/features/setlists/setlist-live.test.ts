import { addSetlistSong } from "@bandstand/contracts/setlist-songs";
import {
  addSetlist,
  deleteSetlist,
  saveSetlist,
  saveSetlistSongs,
} from "@bandstand/contracts/setlists";
import { signOut } from "@bandstand/contracts/sign-in";
import { deleteSong } from "@bandstand/contracts/songs";
import { afterEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { listen, type Listening } from "../../../test/event-stream.ts";
import { newMember } from "../../../test/members.ts";
import { section, songsOf } from "./setlists.fixture.ts";

const api = await testApi({ liveTimes: { beat: 1000, mostStreams: 3 } });
const other = await api.another();

const listening: Listening[] = [];
afterEach(() => {
  for (const one of listening.splice(0)) one.leave();
});

/** The one who made the band, Joss who may read set lists, and a set list of two songs that both may watch. */
async function rehearsal() {
  const { token, bandUser } = await api.newBand();
  const leader = { token, bandUserId: bandUser.id, nickname: bandUser.nickname };
  const songs = await songsOf(api, { token, bandUser }, ["One", "Two", "Three"]);
  const body = { name: "Harvest", plannedLength: 60, songs: section(1, songs.slice(0, 2)) };
  const { answer: setlist } = await api.call(addSetlist, { body }, token);
  const joss = await newMember(api, bandUser.bandId, { SL: "R" }, "Joss");
  const watch = async (who: { token: string }, server = api.url) => {
    const one = await listen(`${server}/api/setlist/${setlist.id}/live`, who.token);
    listening.push(one);
    return one;
  };
  return { leader, joss, songs, setlist, params: { id: String(setlist.id) }, watch };
}

const namesIn = (presence: unknown) =>
  (presence as { members: { nickname: string }[] }).members.map(({ nickname }) => nickname);

describe("a set list that is open", () => {
  it("first says when it was last changed and by whom, in a stream that no proxy holds back", async () => {
    const { leader, joss, setlist, watch } = await rehearsal();
    const { response, next } = await watch(joss);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(await next()).toEqual({
      event: "opened",
      data: {
        updatedAt: setlist.updatedAt,
        by: { bandUserId: leader.bandUserId, nickname: leader.nickname },
      },
    });
  });

  it("tells a member on another server of a save as it is committed", async () => {
    const { leader, joss, params, watch } = await rehearsal();
    const { nextOf } = await watch(joss, other);
    const { answer } = await api.call(saveSetlist, { params, body: { bias: 3 } }, leader.token);
    expect(await nextOf("saved")).toEqual({
      updatedAt: answer.updatedAt,
      by: { bandUserId: leader.bandUserId, nickname: leader.nickname },
    });
  });

  it("tells of each way in which its songs change", async () => {
    const { leader, joss, songs, setlist, params, watch } = await rehearsal();
    const { token } = leader;
    const { nextOf } = await watch(joss);
    const [one = 0, two = 0, three = 0] = songs;
    const place = { setlistId: setlist.id, songId: three, setlistSectionId: 2 };
    await api.call(addSetlistSong, { body: place }, token);
    const added = (await nextOf("saved")) as { updatedAt: string };
    await api.call(saveSetlistSongs, { params, body: section(1, [two, one]) }, token);
    const replaced = (await nextOf("saved")) as { updatedAt: string };
    const request = { params: { id: String(two) }, query: { confirm: "true" as const } };
    await api.call(deleteSong, request, token);
    const left = (await nextOf("saved")) as { updatedAt: string };
    expect(replaced.updatedAt > added.updatedAt && left.updatedAt > replaced.updatedAt).toBe(true);
  });

  it("says nothing of a save that was refused", async () => {
    const { leader, joss, params, watch } = await rehearsal();
    const { nextOf } = await watch(joss);
    const save = (body: Parameters<typeof api.call<typeof saveSetlist>>[1]["body"]) =>
      api.call(saveSetlist, { params, body }, leader.token);
    const refused = { bias: 1, songs: section(1, [999_999]) };
    expect((await save(refused)).status).toBe(422);
    const { answer } = await save({ bias: 2 });
    expect(await nextOf("saved")).toMatchObject({ updatedAt: answer.updatedAt });
  });

  it("tells of its deletion", async () => {
    const { leader, joss, params, watch } = await rehearsal();
    const { nextOf } = await watch(joss, other);
    await api.call(deleteSetlist, { params }, leader.token);
    expect(await nextOf("deleted")).toEqual({});
  });

  it("tells nobody of what happens to another one", async () => {
    const { leader, joss, params, watch } = await rehearsal();
    const { nextOf } = await watch(joss);
    const body = { name: "Other", plannedLength: 30 };
    const { answer: another } = await api.call(addSetlist, { body }, leader.token);
    const elsewhere = { params: { id: String(another.id) }, body: { bias: 1 } };
    await api.call(saveSetlist, elsewhere, leader.token);
    const { answer } = await api.call(saveSetlist, { params, body: { bias: 3 } }, leader.token);
    expect(await nextOf("saved")).toMatchObject({ updatedAt: answer.updatedAt });
  });
});

describe("who has a set list open", () => {
  it("is seen by the others, on whichever server each one is, until they leave", async () => {
    const { leader, joss, watch } = await rehearsal();
    const first = await watch(leader);
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
    const second = await watch(joss, other);
    expect(await first.nextOf("presence")).toEqual({
      members: [{ bandUserId: joss.bandUserId, nickname: "Joss", avatarFilename: null }],
    });
    expect(namesIn(await second.nextOf("presence"))).toEqual([leader.nickname]);
    second.leave();
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
  });

  it("is there once, with however many windows, and never sees themselves", async () => {
    const { leader, joss, watch } = await rehearsal();
    const first = await watch(leader);
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
    const windows = [await watch(joss), await watch(joss, other)];
    expect(namesIn(await first.nextOf("presence"))).toEqual(["Joss"]);
    for (const window of windows) {
      expect(namesIn(await window.nextOf("presence"))).toEqual([leader.nickname]);
    }
    windows[0]?.leave();
    windows[1]?.leave();
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
  });

  it("is gone some seconds after their server gave no sign of life", async () => {
    const { leader, joss, setlist, watch } = await rehearsal();
    await api.asSuperuser(
      `insert into bandstand.live_viewers (band_id, band_user_id, topic)
       select band_id, id, $2 from bandstand.band_users where id = $1`,
      [joss.bandUserId, `setlist ${setlist.id}`],
    );
    const { nextOf } = await watch(leader);
    expect(namesIn(await nextOf("presence"))).toEqual(["Joss"]);
    expect(namesIn(await nextOf("presence"))).toEqual([]);
    expect(
      await api.asSuperuser("select from bandstand.live_viewers where band_user_id = $1", [
        joss.bandUserId,
      ]),
    ).toEqual([]);
  });
});

describe("the right to watch a set list", () => {
  it("is that to read it: 401, 403, and 404 for another band's", async () => {
    const { leader, setlist, watch } = await rehearsal();
    expect((await watch({ token: "x".repeat(43) })).response.status).toBe(401);
    const stranger = await api.newBand();
    expect((await watch(stranger)).response.status).toBe(404);
    const sam = await newMember(api, setlist.bandId, { SL: "H", SO: "W" });
    expect((await watch(sam)).response.status).toBe(403);
    expect((await watch(leader)).response.status).toBe(200);
  });

  it("ends with a sign-out at once, and nobody sees them there any more", async () => {
    const { leader, joss, watch } = await rehearsal();
    const first = await watch(leader);
    await first.nextOf("presence");
    const second = await watch(joss, other);
    expect(namesIn(await first.nextOf("presence"))).toEqual(["Joss"]);
    await api.call(signOut, {}, joss.token);
    await second.ended;
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
  });

  it.each([
    [
      "the right is taken away",
      `update bandstand.band_user_menu_options set priv = 'H' where band_user_id = $1`,
    ],
    ["the sign-in is", "update bandstand.band_users set signin_enabled = false where id = $1"],
    ["the member is removed from the band", "delete from bandstand.band_users where id = $1"],
  ])("ends once %s: what is saved then is not told", async (_, statement) => {
    const { leader, joss, params, watch } = await rehearsal();
    const first = await watch(leader);
    await first.nextOf("presence");
    const second = await watch(joss, other);
    expect(namesIn(await first.nextOf("presence"))).toEqual(["Joss"]);
    await api.asSuperuser(statement, [joss.bandUserId]);
    await api.call(saveSetlist, { params, body: { bias: 9 } }, leader.token);
    await second.ended;
    expect(second.text()).not.toContain("event: saved");
    expect(namesIn(await first.nextOf("presence"))).toEqual([]);
  });
});

describe("a stream", () => {
  it("is kept alive by comments", async () => {
    const { leader, watch } = await rehearsal();
    const one = await watch(leader);
    await expect.poll(one.text).toContain("\n\n:\n\n");
  });

  it("is one of a few of each member, on all servers together; who leaves makes room", async () => {
    const { joss, watch } = await rehearsal();
    const open = [await watch(joss), await watch(joss, other), await watch(joss)];
    const { response, ended, text } = await watch(joss, other);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    await ended;
    expect(text()).toContain("This is open in too many places at once. Please close some of them.");
    open[0]?.leave();
    await expect.poll(async () => (await watch(joss)).response.status).toBe(200);
  });

  it("leaves nothing behind when its listener goes", async () => {
    const { leader, setlist, watch } = await rehearsal();
    const one = await watch(leader);
    await one.nextOf("presence");
    one.leave();
    const rows = () =>
      api.asSuperuser("select from bandstand.live_viewers where band_id = $1", [setlist.bandId]);
    await expect.poll(rows).toEqual([]);
  });
});
