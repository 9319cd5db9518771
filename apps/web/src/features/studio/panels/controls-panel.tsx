import { SPEED, SPEED_PRESETS, VOLUME } from "@bandstand/domain/studio/ranges";
import { Card } from "./card.tsx";
import { percent, shortSpeed, speedText } from "../transport/numbers.ts";
import { useSetSpeed } from "../transport/use-set-speed.ts";
import { PresetSlider } from "./preset-slider.tsx";
import { Slider } from "./slider.tsx";
import { useStudio } from "../session/studio-context.ts";
import { TrainerChip } from "../transport/trainer-chip.tsx";

/** How loud and how fast. */
export function ControlsPanel() {
  const { state, set, speed, room } = useStudio();
  const { volume } = state.settings;
  const setSpeed = useSetSpeed();
  const loudness = (
    <Slider
      label="Volume"
      value={volume}
      range={VOLUME}
      shown={percent(volume)}
      onChange={(next) => set({ volume: next })}
    />
  );
  // A phone has keys for it.
  const isPhone = room === "phone";
  return (
    <Card title="Controls" action={<TrainerChip />}>
      {!isPhone && loudness}
      <PresetSlider
        label="Speed"
        value={speed}
        range={SPEED}
        presets={SPEED_PRESETS}
        origin={1}
        shown={speedText}
        shownShort={shortSpeed}
        onChange={setSpeed}
      />
      {isPhone && loudness}
    </Card>
  );
}
