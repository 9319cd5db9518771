/** What the analysis heard, as chips: 128 bpm, E major, 4/4. Before it, the button that starts it. */
import { IconAdjustments, IconEar } from "@tabler/icons-react";
import {
  barsABeatLater,
  halfABeatLater,
  halfAsFast,
  inMetre,
  type Metre,
  METRES,
  twiceAsFast,
} from "./hearing.ts";
import type { HeardSettings } from "@bandstand/domain/studio/settings";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { ChordsToChart } from "../chart/chords-to-chart.tsx";
import styles from "./heard-facts.module.css";
import { heardFacts, metreWords } from "./heard-words.ts";
import { useSound, useStudio } from "../session/studio-context.ts";
import type { AnalysisRun } from "./use-analysis.ts";

export function HeardFacts() {
  const { song, state, analysis } = useStudio();
  const duration = useSound((sound) => sound.duration);
  const { analysisResults: heard, setAside } = state.settings;
  if (analysis.isRunning) return <Analysing analysis={analysis} />;
  if (heard === null)
    // The notice of another recording offers it then.
    return setAside !== null ? null : (
      <Button size="small" icon={<IconEar aria-hidden />} onClick={analysis.start}>
        Analyse
      </Button>
    );
  return (
    <div className={styles.heard}>
      <ul className={styles.facts} aria-label="Heard in the recording">
        {heardFacts(heard).map(({ name, words }) => (
          <li key={name} className={styles.fact} title={name}>
            {words}
          </li>
        ))}
      </ul>
      <Corrections onAgain={analysis.start} />
      <ChordsToChart songId={song.id} heard={state.settings} duration={duration} />
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
    correct: (settings: HeardSettings) => HeardSettings | null,
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
            (heard) => inMetre(heard, metre),
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

function isCountedIn({ analysisResults, beatsPerBar }: HeardSettings, metre: Metre): boolean {
  return (
    analysisResults?.timeSignature === metre.timeSignature && beatsPerBar === metre.beatsPerBar
  );
}
