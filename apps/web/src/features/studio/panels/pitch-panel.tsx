import {
  FINE_PITCH,
  FINE_PITCH_PRESETS,
  PITCH,
  PITCH_PRESETS,
  PITCH_STEPS,
} from "@bandstand/domain/studio/ranges";
import { shiftsPitch } from "../sound/shifts-pitch.ts";
import { Card } from "./card.tsx";
import { signed } from "../transport/numbers.ts";
import { PresetSlider } from "./preset-slider.tsx";
import { Presets } from "./presets.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";

/** The other ones of the documented presets. */
const FAR = PITCH_PRESETS.filter((semitones) => semitones !== 0);

/** Only where something here shifts pitch. */
export function PitchPanel() {
  const { state, set } = useStudio();
  const way = useSound(({ pitchMethod }) => pitchMethod);
  const { pitchShift, finePitch } = state.settings;
  const setPitch = (semitones: number) => set({ pitchShift: semitones });
  if (!shiftsPitch(way)) return null;
  return (
    <Card title="Pitch">
      <PresetSlider
        label="Semitones"
        value={pitchShift}
        range={PITCH}
        presets={PITCH_STEPS}
        origin={0}
        shown={signed}
        onChange={setPitch}
      />
      <Presets label="Semitones" values={FAR} value={pitchShift} shown={signed} onPick={setPitch} />
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
