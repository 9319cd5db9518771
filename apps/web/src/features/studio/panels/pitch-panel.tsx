import {
  FINE_PITCH,
  FINE_PITCH_PRESETS,
  PITCH,
  PITCH_PRESETS,
} from "@bandstand/domain/studio/ranges";
import { Card } from "./card.tsx";
import { signed } from "../transport/numbers.ts";
import { PresetSlider } from "./preset-slider.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";

/** Only where something here shifts pitch: without, changing the pitch would change nothing or the speed. */
export function PitchPanel() {
  const { state, set } = useStudio();
  const way = useSound(({ pitchMethod }) => pitchMethod);
  const { pitchShift, finePitch } = state.settings;
  if (way === "none" || way === "rate") return null;
  return (
    <Card title="Pitch">
      <PresetSlider
        label="Semitones"
        value={pitchShift}
        range={PITCH}
        presets={PITCH_PRESETS}
        origin={0}
        shown={signed}
        onChange={(semitones) => set({ pitchShift: semitones })}
      />
      <PresetSlider
        label="Cents"
        value={finePitch}
        range={FINE_PITCH}
        presets={FINE_PITCH_PRESETS}
        origin={0}
        shown={signed}
        onChange={(cents) => set({ finePitch: cents })}
      />
    </Card>
  );
}
