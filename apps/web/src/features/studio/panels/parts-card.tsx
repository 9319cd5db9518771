/** The recording without what one plays or sings oneself. */
import { bassOf, withBass } from "@bandstand/domain/studio/equalizer-shapes";
import { ALL_PARTS, BASS, CENTRE_CUT, DRUM_CUT } from "@bandstand/domain/studio/ranges";
import type { PartCuts } from "@bandstand/domain/studio/settings";
import { Button } from "../../../ui/buttons/button.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import { signed } from "../transport/numbers.ts";
import { Card } from "./card.tsx";
import { centreWords, drumWords } from "./part-words.ts";
import { Slider } from "./slider.tsx";

export function PartsCard() {
  const { state, set } = useStudio();
  const canCutCentre = useSound((sound) => sound.canCutCentre);
  const canCutDrums = useSound((sound) => sound.canCutDrums);
  const hasEqualizer = useSound((sound) => sound.hasEqualizer);
  const { parts, eqEnabled, equalizerBands } = state.settings;
  const bass = eqEnabled ? bassOf(equalizerBands) : 0;
  const isWhole = parts.centre === 0 && parts.drums === 0 && bass === 0;
  const change = (part: Partial<PartCuts>) => set({ parts: { ...parts, ...part } });

  function reset(): void {
    set({ parts: ALL_PARTS, equalizerBands: withBass(equalizerBands, 0) });
  }

  return (
    <Card
      title="Parts"
      action={
        <Button
          kind="quiet"
          size="small"
          unavailable={isWhole ? "Every part is as recorded" : undefined}
          onClick={reset}
        >
          All parts
        </Button>
      }
    >
      <Slider
        label="Centre out"
        value={parts.centre}
        range={CENTRE_CUT}
        shown={centreWords(parts.centre)}
        unavailable={
          canCutCentre
            ? undefined
            : "Both sides of this recording are alike: nothing would be left."
        }
        onChange={(centre) => change({ centre })}
      />
      <Slider
        label="Drums"
        value={parts.drums}
        range={DRUM_CUT}
        origin={ALL_PARTS.drums}
        shown={drumWords(parts.drums)}
        unavailable={canCutDrums ? undefined : "This browser cannot tell drums apart on this page."}
        onChange={(drums) => change({ drums })}
      />
      {hasEqualizer && (
        <Slider
          label="Bass"
          value={bass}
          range={BASS}
          origin={0}
          shown={`${signed(bass)} dB`}
          onChange={(gain) =>
            set({ eqEnabled: true, equalizerBands: withBass(equalizerBands, gain) })
          }
        />
      )}
    </Card>
  );
}
