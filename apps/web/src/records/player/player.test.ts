import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { settled, silentPlayer, song } from "./player.fixture.ts";

const [A, B, C] = [song(1), song(2), song(3)];
const titles = (songs: readonly { title: string }[]) => songs.map(({ title }) => title);

describe("the player", () => {
  it("plays a song from its start", async () => {
    const { player, media } = silentPlayer();
    await player.play(A);
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: A, duration: 200 });
    expect(media.audio.src).toBe("/uploads/1.mp3");
  });

  it("pauses and goes on when its song is asked for again", async () => {
    const { player, opened } = silentPlayer();
    await player.play(A);
    await player.play(A);
    expect(player.getSnapshot().status).toBe("paused");
    await player.play(A);
    await settled();
    expect(player.getSnapshot().status).toBe("playing");
    expect(opened).toEqual([1]);
  });

  it("opens a song anew once it has another recording", async () => {
    const { player, opened } = silentPlayer();
    await player.play(A);
    await player.play({ ...A, recordingFilename: "new.mp3" });
    expect(opened).toEqual([1, 1]);
  });

  it("lets the song before go when another is played", async () => {
    const { player, released } = silentPlayer();
    await player.play(A);
    await player.play(B);
    expect(released).toEqual([1]);
  });

  it("lets an answer go that comes after another song was picked", async () => {
    const { player, released } = silentPlayer();
    const first = player.play(A);
    await player.play(B);
    await first;
    expect(player.getSnapshot().song).toBe(B);
    expect(released).toEqual([1]);
  });

  it("plays a video in the element that has a picture", async () => {
    const { player, media, recordings } = silentPlayer();
    recordings.set(1, { kind: "video", url: "/uploads/1.mp4" });
    await player.play(A);
    expect(media.video.src).toBe("/uploads/1.mp4");
    expect(media.audio.src).toBe("");
  });

  it("skips 2 s within the song and not beyond its ends", async () => {
    const { player, media } = silentPlayer();
    await player.play(A);
    media.audio.reach(10);
    player.skip(-2);
    expect(player.getSnapshot().position).toBe(8);
    player.skip(500);
    expect(player.getSnapshot().position).toBe(200);
    player.skip(-500);
    expect(media.audio.currentTime).toBe(0);
  });

  it("closes to nothing", async () => {
    const { player, media, released } = silentPlayer();
    await player.play(A, { queue: [A, B] });
    player.close();
    expect(player.getSnapshot()).toMatchObject({ status: "idle", song: null, recording: null });
    expect(player.getSnapshot().queue.songs).toEqual([]);
    expect(media.audio.src).toBe("");
    expect(released).toEqual([1]);
  });
});

describe("the queue of the player", () => {
  it("is the list that the song was picked from, without what cannot be heard", async () => {
    const { player } = silentPlayer();
    await player.play(B, { queue: [A, song(9, { recordingFilename: null }), B, C] });
    const { queue } = player.getSnapshot();
    expect(titles(queue.songs)).toEqual(["Song 1", "Song 2", "Song 3"]);
    expect(queue.at).toBe(1);
  });

  it("plays on by itself to its end and stops there", async () => {
    const { player, media, opened } = silentPlayer();
    await player.play(A, { queue: [A, B] });
    media.audio.end();
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: B });
    media.audio.end();
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "paused", song: B });
    expect(opened).toEqual([1, 2]);
  });

  it("begins again when all is repeated, and a single song when one is", async () => {
    const { player, media, opened } = silentPlayer({ repeat: "all" });
    await player.play(B, { queue: [A, B] });
    media.audio.end();
    await settled();
    expect(player.getSnapshot().song).toBe(A);
    player.setRepeat("one");
    media.audio.end();
    await settled();
    expect(opened).toEqual([2, 1, 1]);
  });

  it("goes to the next, and back to the song before while a song has just begun", async () => {
    const { player, media } = silentPlayer();
    await player.play(A, { queue: [A, B, C] });
    player.next();
    await settled();
    expect(player.getSnapshot().song).toBe(B);
    media.audio.reach(20);
    player.previous();
    expect(player.getSnapshot()).toMatchObject({ song: B, position: 0 });
    player.previous();
    await settled();
    expect(player.getSnapshot().song).toBe(A);
  });

  it("takes songs that have a recording next or last, and plays on", async () => {
    const { player, opened } = silentPlayer();
    await player.play(A, { queue: [A, B] });
    player.addToQueue([C, song(9, { recordingFilename: null })]);
    player.playNext([song(4)]);
    expect(titles(player.getSnapshot().queue.songs)).toEqual([
      "Song 1",
      "Song 4",
      "Song 2",
      "Song 3",
    ]);
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: A });
    expect(opened).toEqual([1]);
  });

  it("begins with the first of them where nothing plays", async () => {
    const { player, opened } = silentPlayer();
    player.addToQueue([song(9, { recordingFilename: null })]);
    expect(player.getSnapshot().song).toBeNull();
    player.addToQueue([B, C]);
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: B });
    expect(titles(player.getSnapshot().queue.songs)).toEqual(["Song 2", "Song 3"]);
    expect(opened).toEqual([2]);
  });

  it("plays what is picked from it, drops what is taken out, and keeps the song when cleared", async () => {
    const { player } = silentPlayer();
    await player.play(A, { queue: [A, B, C] });
    player.playQueued(2);
    await settled();
    expect(player.getSnapshot().song).toBe(C);
    player.removeQueued(0);
    expect(titles(player.getSnapshot().queue.songs)).toEqual(["Song 2", "Song 3"]);
    player.clearQueue();
    expect(titles(player.getSnapshot().queue.songs)).toEqual(["Song 3"]);
  });
});

describe("a song that is being opened", () => {
  it("is not taken for the one before, which stops late", async () => {
    const { player, media } = silentPlayer();
    await player.play(A, { queue: [A, B, C] });
    player.next();
    media.audio.tell("playing");
    expect(player.getSnapshot()).toMatchObject({ status: "loading", song: B });
    media.audio.tell("ended");
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: B });
  });

  it("does not make the one before go on when Play is pressed again", async () => {
    const { player, media } = silentPlayer();
    await player.play(A);
    const opening = player.play(B);
    player.toggle();
    expect(media.audio.paused).toBe(true);
    await opening;
    expect(player.getSnapshot()).toMatchObject({ status: "playing", song: B });
  });

  it("is paused, not broken, where a press cuts its start short", async () => {
    const { player, media } = silentPlayer();
    media.audio.refuses = new DOMException("Interrupted by a call to pause()", "AbortError");
    await player.play(A);
    media.audio.tell("pause");
    expect(player.getSnapshot()).toMatchObject({ status: "paused", problem: null });
  });
});

describe("a recording that does not play", () => {
  it("says why", async () => {
    const { player, recordings } = silentPlayer();
    recordings.set(1, new Offline());
    await player.play(A);
    expect(player.getSnapshot()).toMatchObject({ status: "error", problem: "offline" });
  });

  it("plays once it is asked for again and can be had", async () => {
    const { player, recordings } = silentPlayer();
    recordings.set(1, new Offline());
    await player.play(A);
    recordings.delete(1);
    await player.play(A);
    expect(player.getSnapshot()).toMatchObject({ status: "playing", problem: null });
  });

  it("is opened once more where it stood, for its link may have run out", async () => {
    const { player, media, opened } = silentPlayer();
    await player.play(A);
    media.audio.reach(42);
    media.audio.tell("error");
    await settled();
    expect(player.getSnapshot().status).toBe("playing");
    expect(media.audio.currentTime).toBe(42);
    expect(opened).toEqual([1, 1]);
  });

  it("is paused, not broken, where the browser wants a press first", async () => {
    const { player, media } = silentPlayer();
    media.audio.refuses = new DOMException("Not now", "NotAllowedError");
    await player.play(A);
    expect(player.getSnapshot().status).toBe("paused");
  });
});

describe("the volume", () => {
  it("is what it was last time, and a change is remembered", () => {
    const { player, levels, kept } = silentPlayer({ volume: 0.3 });
    expect(levels.at(-1)).toMatchObject({ volume: 0.3 });
    player.setVolume(2);
    expect(levels.at(-1)).toMatchObject({ volume: 1 });
    expect(kept.at(-1)).toMatchObject({ volume: 1 });
  });

  it("comes back as it was after muting", () => {
    const { player, levels } = silentPlayer();
    player.setMuted(true);
    expect(levels.at(-1)).toMatchObject({ isMuted: true });
    player.setMuted(false);
    expect(levels.at(-1)).toMatchObject({ isMuted: false, volume: 0.8 });
  });

  it("levels a loud recording down, unless levelling is off", async () => {
    const { player, recordings, levels } = silentPlayer();
    recordings.set(1, { loudness: -10 });
    await player.play(A);
    expect(levels.at(-1)?.gain).toBeCloseTo(0.5, 1);
    player.setLevelled(false);
    expect(levels.at(-1)?.gain).toBe(1);
  });
});

describe("a copy on the device that does not play", () => {
  it("gives way to the server's recording, from where it broke off", async () => {
    const { player, media, recordings, released } = silentPlayer();
    recordings.set(1, { isKept: true, url: "blob:copy" });
    await player.play(A);
    media.audio.reach(40);
    media.audio.tell("error");
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "playing", problem: null });
    expect([media.audio.src, media.audio.currentTime]).toEqual(["/uploads/1.mp3", 40]);
    expect(released).toEqual([1]);
  });

  it("does so at once, where the element refuses to begin", async () => {
    const { player, media, recordings } = silentPlayer();
    recordings.set(1, { isKept: true, url: "blob:copy" });
    media.audio.refuses = new DOMException("No such format.", "NotSupportedError");
    const playing = player.play(A);
    await Promise.resolve();
    await Promise.resolve();
    media.audio.refuses = null;
    await playing;
    expect(player.getSnapshot()).toMatchObject({ status: "playing", recording: { isKept: false } });
  });

  it("is what is wrong where the server is away", async () => {
    const { player, media, recordings, served } = silentPlayer();
    recordings.set(1, { isKept: true });
    served.set(1, new Offline());
    await player.play(A);
    media.audio.tell("error");
    await settled();
    expect(player.getSnapshot()).toMatchObject({ status: "error", problem: "unplayable" });
  });
});
