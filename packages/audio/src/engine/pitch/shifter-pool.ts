/**
 * Lends shifters to sounds and keeps those that come back: the processors of both packages never end, so that one thrown
 * away would stay in memory.
 */
import type { PitchModules } from "../audio-platform.ts";
import type { PitchMethod } from "../studio-sound.ts";
import type { OpenShifter, Shifter } from "./shifter.ts";
import { soundtouchShifters } from "./soundtouch-shifter.ts";
import { stretchShifters } from "./stretch-shifter.ts";

export interface ShifterPool {
  /** What this browser should be able to do. */
  readonly expected: PitchMethod;
  /** Found out once: the first engine that starts, or the playback rate. */
  method(): Promise<PitchMethod>;
  /** Null where pitch is the playback rate's. */
  acquire(): Promise<Shifter | null>;
  release(shifter: Shifter): void;
}

export function createShifterPool(context: AudioContext, modules: PitchModules): ShifterPool {
  const idle: Shifter[] = [];
  // A page that came over plain http has no worklets.
  const expected = "audioWorklet" in context ? "stretch" : "rate";
  let finding: Promise<{ way: PitchMethod; open: OpenShifter | null }> | null = null;

  async function find(): Promise<{ way: PitchMethod; open: OpenShifter | null }> {
    if (expected === "rate") return { way: "rate", open: null };
    const engines = [
      { way: "stretch", open: stretchShifters(modules.stretch) },
      { way: "soundtouch", open: soundtouchShifters(modules.soundtouch) },
    ] as const;
    for (const engine of engines) {
      try {
        idle.push(await engine.open(context));
        return engine;
      } catch {
        // The next one is tried.
      }
    }
    return { way: "rate", open: null };
  }

  const found = () => (finding ??= find());

  return {
    expected,
    method: async () => (await found()).way,
    async acquire() {
      const { open } = await found();
      return idle.pop() ?? (open ? open(context) : null);
    },
    release(shifter) {
      idle.push(shifter);
    },
  };
}
