import { SPEED, SPEED_PRESETS, VOLUME } from "@bandstand/domain/studio/ranges";
import { Card } from "./card.tsx";
import { percent, shortSpeed, speedText } from "./numbers.ts";
import { Presets } from "./presets.tsx";
import { Slider } from "./slider.tsx";
import { useStudio } from "./studio-context.ts";

/** How loud and how fast. */
export function ControlsPanel() {
  const { state, set } = useStudio();
  const { volume, playbackRate } = state.settings;
  const setSpeed = (speed: number) => set({ playbackRate: speed });
  return (
    <Card title="Controls">
      <Slider
        label="Volume"
        value={volume}
        range={VOLUME}
        shown={percent(volume)}
        onChange={(next) => set({ volume: next })}
      />
      <Slider
        label="Speed"
        value={playbackRate}
        range={SPEED}
        origin={1}
        shown={speedText(playbackRate)}
        onChange={setSpeed}
      />
      <Presets
        label="Speed"
        values={SPEED_PRESETS}
        value={playbackRate}
        shown={shortSpeed}
        onPick={setSpeed}
      />
    </Card>
  );
}
