/** A transport that plays what makes no sound. */
import { FIRST_CONTROLS } from "../first-controls.fixture.ts";
import { createSnapshots } from "../snapshots.ts";
import type { SoundControls, SoundSnapshot } from "../studio-sound.ts";
import { clockFixture, MediaFixture } from "./media.fixture.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

export function transportOf(
  set: Partial<SoundControls> = {},
  options: Partial<TransportOptions> = {},
) {
  const media = new MediaFixture();
  const clock = clockFixture();
  const clicks: number[] = [];
  const shutter: (number | "open")[] = [];
  const curtain: (number | "open")[] = [];
  let controls = { ...FIRST_CONTROLS, ...set };
  const snapshots = createSnapshots<SoundSnapshot>({
    status: "ready",
    isPlaying: false,
    countedBeat: 0,
    isHeld: false,
    duration: 60,
    pitchWay: "stretch",
    hasEqualizer: true,
    canReduceCentre: true,
    rounds: 0,
  });
  const transport = createTransport({
    media,
    snapshots,
    controls: () => controls,
    platform: clock,
    clicks: {
      now: () => 100,
      at(time) {
        clicks.push(time);
        return () => {};
      },
    },
    shutter: { closeIn: (seconds) => shutter.push(seconds), open: () => shutter.push("open") },
    wake: () => Promise.resolve(true),
    played: () => media.currentTime,
    curtain: { draw: (tail) => curtain.push(tail), open: () => curtain.push("open") },
    pitchLatency: () => 0,
    outputLatency: () => 0,
    onMoment: () => false,
    onBreak: () => {},
    onRest: () => {},
    ...options,
  });
  return {
    media,
    clock,
    clicks,
    shutter,
    curtain,
    transport,
    snapshot: snapshots.snapshot,
    set(part: Partial<SoundControls>) {
      controls = { ...controls, ...part };
    },
  };
}
