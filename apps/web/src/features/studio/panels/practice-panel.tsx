/** What helps to learn a song: a loop that grows faster, a click, and the recording without one's own part. */
import { SPEED, TRAINER } from "@bandstand/domain/studio/ranges";
import type { SpeedTrainer } from "@bandstand/domain/studio/settings";
import { PracticeLog } from "../practice/practice-log.tsx";
import { Card } from "./card.tsx";
import { percent } from "../transport/numbers.ts";
import styles from "./practice-panel.module.css";
import { ClickCard } from "./click-card.tsx";
import { LoopsCard } from "./loops-card.tsx";
import { PartsCard } from "./parts-card.tsx";
import { LiveChord } from "../analysis/live-chord.tsx";
import { Slider } from "./slider.tsx";
import { useStudio } from "../session/studio-context.ts";
import { Toggle } from "./toggle.tsx";
import { useTrainerToggle } from "../transport/use-trainer-toggle.ts";

export function PracticePanel() {
  return (
    <>
      <TrainerCard />
      <ClickCard />
      <PartsCard />
      <LoopsCard />
      <LogCard />
    </>
  );
}

function TrainerCard() {
  const { state, set } = useStudio();
  const { trainer } = state.settings;
  const toggle = useTrainerToggle();
  const change = (part: Partial<SpeedTrainer>) => set({ trainer: { ...trainer, ...part } });
  return (
    <Card
      title="Speed trainer"
      action={<Toggle label="Speed trainer" isOn={trainer.isOn} onToggle={toggle} />}
    >
      <p className={styles.words}>
        While the loop goes round, the speed grows from the start to the target.
      </p>
      <Slider
        label="Start"
        value={trainer.start}
        range={SPEED}
        shown={percent(trainer.start)}
        onChange={(start) => change({ start })}
      />
      <Slider
        label="Target"
        value={trainer.target}
        range={SPEED}
        shown={percent(trainer.target)}
        onChange={(target) => change({ target })}
      />
      <Slider
        label="Step"
        value={trainer.step}
        range={TRAINER.step}
        shown={percent(trainer.step)}
        onChange={(step) => change({ step })}
      />
      <Slider
        label="Rounds at one speed"
        value={trainer.repeats}
        range={TRAINER.repeats}
        shown={String(trainer.repeats)}
        onChange={(repeats) => change({ repeats })}
      />
    </Card>
  );
}

function LogCard() {
  const { song, state } = useStudio();
  return (
    <Card title="Your practice">
      {state.settings.detectedChords.length === 0 && <LiveChord />}
      <PracticeLog songId={song.id} />
    </Card>
  );
}
