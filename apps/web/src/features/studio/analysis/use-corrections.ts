/** A member hears better than any machine where one is. */
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { useStudio } from "../session/studio-context.ts";
import { metreWords } from "./analysis-facts.ts";
import {
  barAt,
  barsABeatLater,
  halfABeatLater,
  halfAsFast,
  inMetre,
  type Metre,
  METRES,
  twiceAsFast,
} from "./saved-analysis.ts";

export const CORRECT = "Correct what was heard";

/** What a menu offers to put right. */
export function useCorrections(): () => readonly MenuGroup[] {
  const { sound, state, analysis, tapping } = useStudio();
  const { settings } = state;

  function offer(
    key: string,
    label: string,
    correct: (settings: AnalysisSettings) => AnalysisSettings | null,
    refusal = "No such tempo: 60 to 200 BPM",
  ) {
    const corrected = correct(settings);
    return {
      key,
      label,
      unavailable: corrected === null ? refusal : undefined,
      onSelect: () => {
        if (corrected) analysis.correct(corrected);
      },
    };
  }

  return () => [
    {
      key: "beats",
      label: "Beats",
      items: [
        offer("double", "Twice as fast (×2)", twiceAsFast),
        offer("halve", "Half as fast (÷2)", halfAsFast),
        offer("nudge", "Half a beat later", halfABeatLater),
        { key: "tap", label: "Tap the beats", onSelect: () => tapping.set(true) },
      ],
    },
    {
      key: "bars",
      label: "Bars",
      items: [
        offer("one", "The one is here", (heard) => barAt(heard, sound.position()), NO_BEATS),
        ...METRES.map((metre) => ({
          ...offer(
            `${metre.timeSignature}:${metre.beatsPerBar}`,
            metreWords(metre),
            (analysis) => inMetre(analysis, metre),
            NO_BEATS,
          ),
          chosen: isCountedIn(settings, metre),
        })),
        offer("bar", "Bars a beat later", barsABeatLater, NO_BEATS),
      ],
    },
    { key: "again", items: [{ key: "again", label: "Analyse again", onSelect: analysis.start }] },
  ];
}

const NO_BEATS = "No beats were heard";

function isCountedIn({ analysisResults, beatsPerBar }: AnalysisSettings, metre: Metre): boolean {
  return (
    analysisResults?.timeSignature === metre.timeSignature && beatsPerBar === metre.beatsPerBar
  );
}
