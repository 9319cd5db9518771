/** A member hears better than any machine where one is. */
import { FASTEST_TEMPO, SLOWEST_TEMPO } from "@bandstand/audio/analysis/tempo-rule";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import type { MenuGroup, MenuItem } from "../../../ui/menu/menu-item.ts";
import { useStudio } from "../session/studio-context.ts";
import { metreWords, tempoWords } from "./analysis-facts.ts";
import { useBandBeats } from "./use-band-beats.ts";
import {
  barAt,
  barsABeatLater,
  halfABeatLater,
  halfAsFast,
  inMetre,
  type Metre,
  METRES,
  METRES_IN_THREES,
  otherwise,
  twiceAsFast,
} from "./saved-analysis.ts";

export const CORRECT = "Fix tempo and bars";
export const NO_SUCH_TEMPO = `No such tempo: ${SLOWEST_TEMPO} to ${FASTEST_TEMPO} BPM`;

/** What a menu offers to put right; "here" is where the recording is, or the time that the menu is of. */
export function useCorrections(): (here?: number) => readonly MenuGroup[] {
  const { sound, state, analysis, tapping } = useStudio();
  const { settings } = state;
  const { otherReading } = settings;
  const band = useBandBeats();

  function offer(
    item: Pick<MenuItem, "key" | "label" | "keys">,
    correct: (settings: AnalysisSettings) => AnalysisSettings | null,
    refusal = NO_SUCH_TEMPO,
  ): MenuItem {
    const corrected = correct(settings);
    return {
      ...item,
      unavailable: corrected === null ? refusal : undefined,
      onSelect: () => {
        if (corrected) analysis.correct(corrected);
      },
    };
  }
  const metre = (each: Metre): MenuItem => ({
    ...offer(
      { key: `${each.timeSignature}:${each.beatsPerBar}`, label: metreWords(each) },
      (analysis) => inMetre(analysis, each),
      NO_BEATS,
    ),
    chosen: isCountedIn(settings, each),
  });

  return (here) => [
    {
      key: "beats",
      label: "Beats",
      items: [
        ...(otherReading
          ? [
              offer(
                { key: "other", label: `Count it at ${tempoWords(otherReading)}`, keys: "r" },
                otherwise,
              ),
            ]
          : []),
        offer({ key: "double", label: "Twice as fast (×2)", keys: "d" }, twiceAsFast),
        offer({ key: "halve", label: "Half as fast (÷2)", keys: "h" }, halfAsFast),
        offer({ key: "nudge", label: "Half a beat later", keys: "b" }, halfABeatLater),
        { key: "tap", label: "Tap the beats", onSelect: () => tapping.set(true) },
      ],
    },
    {
      key: "bars",
      label: "Bars",
      items: [
        offer(
          { key: "one", label: "The one is here", keys: "1" },
          (heard) => barAt(heard, here ?? sound.position()),
          NO_BEATS,
        ),
        offer({ key: "bar", label: "Bars a beat later" }, barsABeatLater, NO_BEATS),
      ],
    },
    { key: "metres", inRow: true, items: METRES.map(metre) },
    { key: "threes", items: METRES_IN_THREES.map(metre) },
    ...band,
    { key: "again", items: [{ key: "again", label: "Analyse again", onSelect: analysis.start }] },
  ];
}

const NO_BEATS = "No beats were heard";

function isCountedIn({ analysisResults, beatsPerBar }: AnalysisSettings, metre: Metre): boolean {
  return (
    analysisResults?.timeSignature === metre.timeSignature && beatsPerBar === metre.beatsPerBar
  );
}
