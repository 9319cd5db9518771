import { describe, expect, it } from "vitest";
import { settled } from "./media.fixture.ts";
import { transportOf } from "./transport.fixture.ts";

const LOOP = { start: 10, end: 12 };
const COUNT_IN = { beats: 2, beatsABar: 4, secondsABeat: 0.5, isEachRound: false };

describe("a loop", () => {
  it("pauses at its end, goes to its start and plays again after 10 ms", async () => {
    const { media, clock, transport, snapshot } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 11.99;
    clock.draw();
    expect(media).toMatchObject({ currentTime: 10, paused: true });
    expect(snapshot().isPlaying).toBe(true);
    await clock.pass(10);
    expect(media.paused).toBe(false);
    expect(snapshot().rounds).toBe(1);
  });

  it("is silenced at its end even if nobody ticks in time", async () => {
    const { media, clock, transport, muteGate } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 11.5;
    clock.draw();
    expect(muteGate).not.toContainEqual(expect.any(Number));
    media.currentTime = 11.875;
    await clock.pass(100);
    expect(muteGate.at(-1)).toBe(0.125);
    media.currentTime = 12.04;
    clock.draw();
    await clock.pass(10);
    expect(muteGate.at(-1)).toBe("open");
  });

  it("is not silenced where it has become slower, and its end is far again", async () => {
    const { media, clock, transport, muteGate } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 11.875;
    clock.draw();
    media.playbackRate = 0.5;
    clock.draw();
    expect(muteGate.at(-1)).toBe("open");
  });

  it("is looked at seldom until its end is near", async () => {
    const { media, clock, transport } = transportOf({ loop: LOOP });
    await transport.play();
    clock.draw();
    media.currentTime = 11.99;
    clock.draw();
    expect(media.paused).toBe(false);
    await clock.pass(100);
    expect(media).toMatchObject({ currentTime: 10, paused: true });
  });

  it("is left where somebody goes beyond it, until the recording ends", async () => {
    const { media, clock, transport } = transportOf({ loop: LOOP });
    await transport.play();
    transport.seek(30);
    clock.draw();
    expect(media.currentTime).toBe(30);
    media.end();
    await clock.pass(10);
    expect(media).toMatchObject({ currentTime: 10, paused: false });
  });

  it("catches what plays beyond it when it is moved", async () => {
    const { media, clock, transport, set } = transportOf({ loop: LOOP });
    await transport.play();
    transport.seek(30);
    set({ loop: { start: 20, end: 25 } });
    transport.loopChanged();
    clock.draw();
    expect(media.currentTime).toBe(20);
  });

  it("does not play again once it was paused in the jump", async () => {
    const { media, clock, transport, snapshot } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 12;
    clock.draw();
    transport.pause();
    await clock.pass(10);
    expect(media.paused).toBe(true);
    expect(snapshot()).toMatchObject({ isPlaying: false, rounds: 0 });
  });

  it("jumps again after a pause in a jump", async () => {
    const { media, clock, transport, snapshot } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 12;
    clock.draw();
    transport.pause();
    await transport.play();
    await clock.pass(10);
    media.currentTime = 12;
    clock.draw();
    expect(media.currentTime).toBe(10);
    await clock.pass(10);
    expect(snapshot().rounds).toBe(1);
  });

  it("counts its rounds anew when playing starts", async () => {
    const { media, clock, transport, snapshot } = transportOf({ loop: LOOP });
    await transport.play();
    media.currentTime = 12;
    clock.draw();
    await clock.pass(10);
    transport.pause();
    await transport.play();
    expect(snapshot().rounds).toBe(0);
  });
});

describe("playing", () => {
  it("stops at the end of the recording", async () => {
    const { media, transport, snapshot } = transportOf();
    await transport.play();
    media.end();
    expect(snapshot().isPlaying).toBe(false);
  });

  it("is held where the browser refuses it", async () => {
    const { media, transport, snapshot } = transportOf();
    media.refusal = new DOMException("Press first", "NotAllowedError");
    await transport.play();
    expect(snapshot()).toMatchObject({ isPlaying: false, isBlocked: true });
    media.refusal = null;
    await transport.play();
    expect(snapshot()).toMatchObject({ isPlaying: true, isBlocked: false });
  });

  it("is held where the browser plays and lets nothing be heard", async () => {
    const { media, transport, snapshot } = transportOf(
      {},
      { resume: () => Promise.resolve(false) },
    );
    await transport.play();
    expect(media.paused).toBe(true);
    expect(snapshot()).toMatchObject({ isPlaying: false, isBlocked: true });
  });

  it("follows a pause of the system", async () => {
    const { media, transport, snapshot } = transportOf();
    await transport.play();
    media.pause();
    expect(snapshot()).toMatchObject({ isPlaying: false, isBlocked: false });
  });

  it("is not held by a recording that cannot be decoded", async () => {
    const { media, transport, snapshot } = transportOf();
    media.refusal = new DOMException("No", "NotSupportedError");
    await transport.play();
    expect(snapshot()).toMatchObject({ isPlaying: false, isBlocked: false });
  });

  it("goes to places within the recording", () => {
    const { media, transport } = transportOf();
    transport.seek(-3);
    expect(media.currentTime).toBe(0);
    transport.seek(99);
    expect(media.currentTime).toBe(60);
  });

  it("tells what is heard, which is late", async () => {
    const late = { graphLatency: () => 0.1, outputLatency: () => 0.02 };
    const { media, transport } = transportOf({}, late);
    await transport.play();
    media.currentTime = 5;
    media.playbackRate = 0.5;
    expect(transport.position()).toBeCloseTo(4.94);
  });

  it("is not looked at where nothing needs it, and again with the click", async () => {
    let ticks = 0;
    const onTick = () => {
      ticks += 1;
      return false;
    };
    const { clock, transport, set } = transportOf({}, { onTick });
    await transport.play();
    clock.draw();
    await clock.pass(1000);
    clock.draw();
    expect(ticks).toBe(1);
    set({ click: { beats: [], bars: [], division: "beats" } });
    transport.clickChanged();
    clock.draw();
    clock.draw();
    expect(ticks).toBe(3);
  });

  it("begins where it is sent, though nothing is heard yet", async () => {
    const { transport } = transportOf({}, { graphLatency: () => 0.12 });
    transport.seek(5);
    await transport.play();
    expect(transport.position()).toBe(5);
  });

  it("begins anew after the end of the recording", async () => {
    const { media, transport } = transportOf({}, { graphLatency: () => 0.12 });
    await transport.play();
    media.currentTime = 60;
    media.end();
    await transport.play();
    media.currentTime = 3;
    expect(transport.position()).toBeCloseTo(2.88);
  });
});

describe("the count-in", () => {
  it("clicks its beats as fast as the music, then plays", async () => {
    const { media, clock, clicks, transport, snapshot } = transportOf({
      countIn: { ...COUNT_IN, beats: 4 },
      speed: 0.5,
    });
    const playing = transport.play();
    await settled();
    expect(clicks).toEqual([100.05, 101.05, 102.05, 103.05]);
    await clock.pass(1100);
    expect(snapshot()).toMatchObject({ isPlaying: true, countedBeat: 2 });
    expect(media.paused).toBe(true);
    await clock.pass(3000);
    await playing;
    expect(snapshot().countedBeat).toBe(0);
    expect(media.paused).toBe(false);
  });

  it("ends where somebody pauses", async () => {
    const { media, clock, transport, snapshot } = transportOf({
      countIn: { ...COUNT_IN, beats: 4 },
    });
    const playing = transport.play();
    await clock.pass(600);
    transport.pause();
    await playing;
    await clock.pass(5000);
    expect(media.paused).toBe(true);
    expect(snapshot()).toMatchObject({ isPlaying: false, countedBeat: 0 });
  });

  it("counts the next round in as well, where it shall", async () => {
    const { media, clock, clicks, snapshot } = await atEndOfRound();
    await clock.pass(10);
    expect(snapshot()).toMatchObject({ isPlaying: true, rounds: 1 });
    expect(clicks).toHaveLength(4);
    expect(media).toMatchObject({ currentTime: 10, paused: true });
    await clock.pass(1100);
    expect(media.paused).toBe(false);
    expect(snapshot().countedBeat).toBe(0);
  });

  it("of a round ends where somebody pauses", async () => {
    const { media, clock, transport, snapshot } = await atEndOfRound();
    await clock.pass(300);
    transport.pause();
    await clock.pass(3000);
    expect(media.paused).toBe(true);
    expect(snapshot()).toMatchObject({ isPlaying: false, countedBeat: 0 });
  });
});

/** A loop with a count-in before each of its rounds, at the end of the first. */
async function atEndOfRound() {
  const of = transportOf({ loop: LOOP, countIn: { ...COUNT_IN, isEachRound: true } });
  const playing = of.transport.play();
  await settled();
  await of.clock.pass(1100);
  await playing;
  of.media.currentTime = 12;
  of.clock.draw();
  await of.clock.pass(20);
  return of;
}
