/** Tempo and the one by ear: four taps, and as many more as one likes. */
import { LEAST_TAPS, withTap } from "@bandstand/audio/analysis/tapped-beats";
import { useState } from "react";
import { useMouse } from "../../../ui/list-frame/use-mouse.ts";
import { useSound, useStudio } from "../session/studio-context.ts";
import { TapBar } from "../session/tap-bar.tsx";
import { asTapped } from "./saved-analysis.ts";
import { NO_SUCH_TEMPO } from "./use-corrections.ts";

/** Milliseconds after which no other tap is waited for: the slowest tempo. */
const LAST_TAP = 1000;

export function TapBeats() {
  const { sound, state, analysis, tapping } = useStudio();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const duration = useSound((snapshot) => snapshot.duration);
  const mouse = useMouse();
  const [taps, setTaps] = useState<readonly number[]>([]);
  // What was heard, against which all the taps are held, and not what some of them have made of it.
  const [heard] = useState(state.settings);
  const tapped = asTapped(heard, taps, duration);

  function tap() {
    if (!isPlaying) {
      void sound.play().catch(() => {});
      return;
    }
    const next = withTap(taps, sound.position());
    const made = asTapped(heard, next, duration);
    setTaps(next);
    if (made) analysis.correct(made, LAST_TAP);
  }

  return (
    <TapBar
      label="Tap the beats"
      keyLabel="Tap a beat"
      tap={{
        label: labelOf(taps.length, tapped?.analysisResults?.bpm ?? null),
        unavailable: undefined,
        onPress: tap,
      }}
      back={{
        label: "Begin again",
        unavailable: taps.length === 0 ? "No beat is tapped yet" : undefined,
        onPress: () => setTaps([]),
      }}
      hint={hintOf({ taps: taps.length, isPlaying, hasKeys: mouse, isTempo: tapped !== null })}
      onDone={() => tapping.set(false)}
    />
  );
}

function labelOf(taps: number, bpm: number | null): string {
  if (bpm !== null) return `${Math.round(bpm)} bpm`;
  return taps < LEAST_TAPS ? `Beat ${taps + 1} of ${LEAST_TAPS}` : "Tap";
}

interface Hinted {
  taps: number;
  isPlaying: boolean;
  hasKeys: boolean;
  isTempo: boolean;
}

function hintOf({ taps, isPlaying, hasKeys, isTempo }: Hinted): string {
  const key = hasKeys ? ", or press T," : "";
  if (!isPlaying) return `Play the song, then tap${key} on its beats.`;
  if (taps < LEAST_TAPS) return `Tap${key} on each beat, from the one of a bar.`;
  return isTempo
    ? "Bars begin where you began. More taps make it surer."
    : `${NO_SUCH_TEMPO}. Begin again.`;
}
