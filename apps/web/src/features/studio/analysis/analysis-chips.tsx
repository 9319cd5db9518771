/** What the analysis found, as chips: 128 bpm, E major, 4/4. Before it, the button that starts it. */
import { IconAdjustments, IconEar } from "@tabler/icons-react";
import {
  barsABeatLater,
  halfABeatLater,
  halfAsFast,
  inMetre,
  type Metre,
  METRES,
  twiceAsFast,
} from "./saved-analysis.ts";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { ChordsToChart } from "../chart/chords-to-chart.tsx";
import styles from "./analysis-chips.module.css";
import { analysisFacts, metreWords } from "./analysis-facts.ts";
import { useSound, useStudio } from "../session/studio-context.ts";
import type { AnalysisRun } from "./analysis-run.ts";

export function AnalysisChips() {
  const { song, state, analysis } = useStudio();
  const duration = useSound((sound) => sound.duration);
  const { analysisResults: results, setAside } = state.settings;
  if (analysis.isRunning) return <Analysing analysis={analysis} />;
  if (results === null)
    // The notice of another recording offers it then.
    return setAside !== null ? null : (
      <Button size="small" icon={<IconEar aria-hidden />} onClick={analysis.start}>
        Analyse
      </Button>
    );
  return (
    <div className={styles.chips}>
      <ul className={styles.facts} aria-label="Heard in the recording">
        {analysisFacts(results).map(({ name, words }) => (
          <li key={name} className={styles.fact} title={name}>
            {words}
          </li>
        ))}
      </ul>
      <Corrections onAgain={analysis.start} />
      <ChordsToChart songId={song.id} analysed={state.settings} duration={duration} />
    </div>
  );
}

function Analysing({ analysis: { share, cancel } }: { analysis: AnalysisRun }) {
  return (
    <div className={styles.running}>
      <ProgressBar label="Analysing" share={share} />
      <Button kind="quiet" size="small" onClick={cancel}>
        Cancel analysis
      </Button>
    </div>
  );
}

/** A member hears better than any machine where one is. */
function Corrections({ onAgain }: { onAgain: () => void }) {
  const { state, set } = useStudio();
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
        if (corrected) set(corrected);
      },
    };
  }

  const groups = (): readonly MenuGroup[] => [
    {
      key: "beats",
      label: "Beats",
      items: [
        offer("double", "Twice as fast (×2)", twiceAsFast),
        offer("halve", "Half as fast (÷2)", halfAsFast),
        offer("nudge", "Half a beat later", halfABeatLater),
      ],
    },
    {
      key: "bars",
      label: "Bars",
      items: [
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
    { key: "again", items: [{ key: "again", label: "Analyse again", onSelect: onAgain }] },
  ];

  return (
    <MenuButton label="Correct what was heard" size="small" groups={groups}>
      <IconAdjustments aria-hidden />
    </MenuButton>
  );
}

const NO_BEATS = "No beats were heard";

function isCountedIn({ analysisResults, beatsPerBar }: AnalysisSettings, metre: Metre): boolean {
  return (
    analysisResults?.timeSignature === metre.timeSignature && beatsPerBar === metre.beatsPerBar
  );
}
