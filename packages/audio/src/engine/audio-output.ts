/** The one AudioContext of all sounds: made with the first, woken by a press, closed with the engine. */
import type { AudioPlatform } from "./audio-platform.ts";
import { createMediaSources, type MediaSources } from "./media/media-sources.ts";
import { createSeparatorPool, type SeparatorPool } from "./parts/separator-pool.ts";
import { createShifterPool, type ShifterPool } from "./pitch/shifter-pool.ts";

export interface AudioOutput {
  readonly context: AudioContext;
  readonly shifters: ShifterPool;
  readonly separators: SeparatorPool;
  readonly sources: MediaSources;
  /** Asks the browser to let a sound be heard; false where it does not. */
  resume(sound: object): Promise<boolean>;
  /** A sound rests. Once all of them have for a while, so does the context, which takes power. */
  suspend(sound: object): void;
  /** Calls when the browser or the system silences it. */
  onSilenced(listener: () => void): () => void;
  close(): void;
}

/** Milliseconds in which a browser that lets us sound at all has started. */
const PATIENCE = 500;
/** Milliseconds without sound after which a press of play may take a little longer. */
const IDLE = 30_000;

/** Null where there is no Web Audio. */
export function openAudioOutput(platform: AudioPlatform): AudioOutput | null {
  const context = newContext(platform);
  if (!context) return null;
  const isRunning = () => context.state === "running";
  const awake = new Set<object>();
  const fallAsleep = () => platform.after(IDLE, () => void context.suspend().catch(() => {}));
  let stayAwake = fallAsleep();

  return {
    context,
    shifters: createShifterPool(context, platform.modules),
    separators: createSeparatorPool(context, platform.partsModule),
    sources: createMediaSources(context, platform),
    async resume(sound) {
      awake.add(sound);
      stayAwake();
      const resuming = context.resume().catch(() => {});
      if (isRunning()) return true;
      const late = new Promise<void>((resolve) => platform.after(PATIENCE, resolve));
      await Promise.race([resuming, late]);
      return isRunning();
    },
    suspend(sound) {
      if (!awake.delete(sound) || awake.size > 0) return;
      stayAwake();
      stayAwake = fallAsleep();
    },
    onSilenced(listener) {
      const listen = () => {
        if (!isRunning()) listener();
      };
      context.addEventListener("statechange", listen);
      return () => context.removeEventListener("statechange", listen);
    },
    close() {
      stayAwake();
      void context.close().catch(() => {});
    },
  };
}

function newContext({ newContext }: AudioPlatform): AudioContext | null {
  try {
    return newContext?.() ?? null;
  } catch {
    return null;
  }
}
