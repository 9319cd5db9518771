/** What is clicked: the bars before playing, the beats, and what lies between them. */
import { CLICK_LEVEL, COUNT_IN } from "@bandstand/domain/studio/ranges";
import type { ClickDivision, ClickSettings } from "@bandstand/domain/studio/settings";
import { Button } from "../../../ui/buttons/button.tsx";
import { barAt } from "../analysis/saved-analysis.ts";
import { useStudio } from "../session/studio-context.ts";
import { percent } from "../transport/numbers.ts";
import { Card } from "./card.tsx";
import presets from "./presets.module.css";
import { Slider } from "./slider.tsx";
import { Toggle } from "./toggle.tsx";

const NO_BEATS = "Analyse the recording first";
const DIVISIONS: readonly { value: ClickDivision; label: string }[] = [
  { value: "beats", label: "Beats" },
  { value: "eighths", label: "8ths" },
  { value: "swung", label: "Swung" },
  { value: "triplets", label: "Triplets" },
  { value: "sixteenths", label: "16ths" },
];

export function ClickCard() {
  const { sound, state, set, analysis } = useStudio();
  const { countIn, countInRounds, clickEnabled, click, detectedBeats } = state.settings;
  const hasBeats = detectedBeats.length > 0;
  const change = (part: Partial<ClickSettings>) => set({ click: { ...click, ...part } });

  function beginBarHere(): void {
    const corrected = barAt(state.settings, sound.position());
    if (corrected) analysis.correct(corrected);
  }

  return (
    <Card
      title="Click"
      action={
        <Toggle
          label="Click on the beats"
          isOn={clickEnabled}
          unavailable={hasBeats ? undefined : NO_BEATS}
          onToggle={(isOn) => set({ clickEnabled: isOn })}
        />
      }
    >
      {clickEnabled && hasBeats && (
        <>
          <div role="group" aria-label="What is clicked" className={presets.presets}>
            {DIVISIONS.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className={presets.preset}
                aria-pressed={value === click.division}
                onClick={() => change({ division: value })}
              >
                {label}
              </button>
            ))}
          </div>
          <Button size="small" onClick={beginBarHere}>
            The one is here
          </Button>
        </>
      )}
      <Slider
        label="Click level"
        value={click.level}
        range={CLICK_LEVEL}
        shown={percent(click.level)}
        onChange={(level) => change({ level })}
      />
      <Slider
        label="Count-in"
        value={countIn}
        range={COUNT_IN}
        shown={countIn === 0 ? "Off" : `${countIn} ${countIn === 1 ? "bar" : "bars"}`}
        onChange={(bars) => set({ countIn: bars })}
      />
      {countIn > 0 && (
        <Toggle
          words
          label="Count in every round of the loop"
          isOn={countInRounds}
          onToggle={(isOn) => set({ countInRounds: isOn })}
        />
      )}
    </Card>
  );
}
