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
  const muteGate: (number | "open")[] = [];
  const tailMute: (number | "open")[] = [];
  let controls = { ...FIRST_CONTROLS, ...set };
  const snapshots = createSnapshots<SoundSnapshot>({
    status: "ready",
    isPlaying: false,
    countedBeat: 0,
    isBlocked: false,
    duration: 60,
    pitchMethod: "stretch",
    hasEqualizer: true,
    canCutCentre: true,
    canCutDrums: true,
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
    muteGate: {
      closeAfter: (seconds) => muteGate.push(seconds),
      open: () => muteGate.push("open"),
    },
    resume: () => Promise.resolve(true),
    played: () => media.currentTime,
    tailMute: { mute: (tail) => tailMute.push(tail), unmute: () => tailMute.push("open") },
    graphLatency: () => 0,
    outputLatency: () => 0,
    onTick: () => false,
    onDiscontinuity: () => {},
    onRound: () => {},
    onStop: () => {},
    ...options,
  });
  return {
    media,
    clock,
    clicks,
    muteGate,
    tailMute,
    transport,
    snapshot: snapshots.snapshot,
    set(part: Partial<SoundControls>) {
      controls = { ...controls, ...part };
    },
  };
}
