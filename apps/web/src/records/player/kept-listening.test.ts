import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isWorthKeeping,
  type KeptListening,
  listeningAgain,
  listeningToKeep,
  readListening,
} from "./kept-listening.ts";
import { settled, silentPlayer, song } from "./player.fixture.ts";

const [A, B, C] = [song(1), song(2), song(3)];

const kept: KeptListening = {
  songs: [1, 2, 3],
  at: 1,
  recordingFilename: "2.mp3",
  position: 72.5,
  duration: 200,
};

describe("what was listened to", () => {
  it("comes back with the same song at the same place in the same queue, paused and unopened", async () => {
    const before = silentPlayer();
    await before.player.play(B, { queue: [A, B, C] });
    before.media.audio.reach(72.5);
    const left = readListening(
      JSON.parse(JSON.stringify(listeningToKeep(before.player.getSnapshot()))),
    );
    expect(left).toEqual(kept);

    const { player, opened, media } = silentPlayer();
    const listening = left && listeningAgain(left, [C, B, A]);
    if (listening) player.restore(listening);
    expect(player.getSnapshot()).toMatchObject({
      status: "paused",
      song: B,
      queue: { songs: [A, B, C], at: 1 },
      position: 72.5,
      duration: 200,
    });
    expect([opened, media.audio.src]).toEqual([[], ""]);

    player.toggle();
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: B });
    expect(media.audio.currentTime).toBe(72.5);
  });

  it("puts nothing back over a song that was picked meanwhile", async () => {
    const { player } = silentPlayer();
    await player.play(A);
    player.restore({ queue: { songs: [B], at: 0 }, position: 10, duration: 200 });
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: A, position: 0 });
  });

  it("moves within a song that was put back before it is opened", async () => {
    const { player, media, opened } = silentPlayer();
    player.restore({ queue: { songs: [A, B], at: 1 }, position: 10, duration: 200 });
    player.seek(150);
    player.skip(2);
    expect(opened).toEqual([]);
    player.toggle();
    await settled();
    expect([opened, media.audio.currentTime]).toEqual([[2], 152]);
  });

  it("is nothing while the player has no song", () => {
    expect(listeningToKeep(silentPlayer().player.getSnapshot())).toBeNull();
  });

  it.each([undefined, null, "[]", { songs: ["1"] }, { ...kept, at: -1 }])(
    "is nothing where %j was kept",
    (value) => {
      expect(readListening(value)).toBeNull();
    },
  );

  it("leaves out songs that are gone or lost their recording, and the queue keeps its order", () => {
    const again = listeningAgain(kept, [C, { ...A, recordingFilename: null }, B]);
    expect(again).toEqual({ queue: { songs: [B, C], at: 0 }, position: 72.5, duration: 200 });
  });

  it("goes to the song after the one that is gone, at its start", () => {
    expect(listeningAgain(kept, [A, C])).toEqual({
      queue: { songs: [A, C], at: 1 },
      position: 0,
      duration: 0,
    });
    expect(listeningAgain({ ...kept, at: 2 }, [A, B])).toMatchObject({
      queue: { songs: [A, B], at: 0 },
      position: 0,
    });
  });

  it("is nothing once all its songs are gone", () => {
    expect(listeningAgain(kept, [song(4)])).toBeNull();
  });

  it("begins a song anew that has another recording, or had come to its end", () => {
    const others = [A, { ...B, recordingFilename: "new.mp3" }, C];
    expect(listeningAgain(kept, others)).toMatchObject({ position: 0, duration: 0 });
    expect(listeningAgain({ ...kept, position: 199.6 }, [A, B, C])).toMatchObject({
      position: 0,
      duration: 200,
    });
  });

  it("stands at a song that is there, whatever has gone", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), ids, (queued, place, there) => {
        const at = place % queued.length;
        const again = listeningAgain(
          { ...kept, songs: queued, at },
          there.map((id) => song(id)),
        );
        const left = queued.filter((id) => there.includes(id));
        expect(again?.queue.songs.map(({ id }) => id) ?? []).toEqual(left);
        if (again) expect(again.queue.songs[again.queue.at]).toBeDefined();
      }),
    );
  });
});

describe("what is worth keeping", () => {
  const later = (position: number) => ({ ...kept, position });

  it("is every few seconds of a song that plays, and each jump of one that does not", () => {
    expect(isWorthKeeping(kept, later(73.5), true)).toBe(false);
    expect(isWorthKeeping(kept, later(74.5), true)).toBe(true);
    expect(isWorthKeeping(kept, later(73.5), false)).toBe(true);
    expect(isWorthKeeping(kept, { ...kept }, false)).toBe(false);
  });

  it("is another song, another queue, and that the player was closed", () => {
    expect(isWorthKeeping(kept, { ...kept, at: 2 }, true)).toBe(true);
    expect(isWorthKeeping(kept, { ...kept, songs: [1, 2] }, true)).toBe(true);
    expect(isWorthKeeping(kept, { ...kept, songs: [3, 2, 1] }, true)).toBe(true);
    expect(isWorthKeeping(kept, { ...kept, recordingFilename: "new.mp3" }, true)).toBe(true);
    expect(isWorthKeeping(kept, null, false)).toBe(true);
    expect(isWorthKeeping(null, kept, false)).toBe(true);
    expect(isWorthKeeping(null, null, false)).toBe(false);
  });
});
