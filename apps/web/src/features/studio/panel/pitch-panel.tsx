import {
  FINE_PITCH,
  FINE_PITCH_PRESETS,
  PITCH,
  PITCH_PRESETS,
} from "@bandstand/domain/studio/ranges";
import { Card } from "./card.tsx";
import { signed } from "./numbers.ts";
import { Presets } from "./presets.tsx";
import { Slider } from "./slider.tsx";
import { useSound, useStudio } from "./studio-context.ts";

/** Only where something here shifts pitch: without, changing the pitch would change nothing or the speed. */
export function PitchPanel() {
  const { state, set } = useStudio();
  const way = useSound(({ pitchWay }) => pitchWay);
  const { pitchShift, finePitch } = state.settings;
  if (way === "none" || way === "rate") return null;
  const setSemitones = (semitones: number) => set({ pitchShift: semitones });
  const setCents = (cents: number) => set({ finePitch: cents });
  return (
    <Card title="Pitch">
      <Slider
        label="Semitones"
        value={pitchShift}
        range={PITCH}
        origin={0}
        shown={signed(pitchShift)}
        onChange={setSemitones}
      />
      <Presets
        label="Semitones"
        values={PITCH_PRESETS}
        value={pitchShift}
        shown={signed}
        onPick={setSemitones}
      />
      <Slider
        label="Cents"
        value={finePitch}
        range={FINE_PITCH}
        origin={0}
        shown={signed(finePitch)}
        onChange={setCents}
      />
      <Presets
        label="Cents"
        values={FINE_PITCH_PRESETS}
        value={finePitch}
        shown={signed}
        onPick={setCents}
      />
    </Card>
  );
}
