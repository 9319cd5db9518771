/** A loop that begins slowly, and grows faster as it is made. */
import { SPEED, TRAINER } from "@bandstand/domain/studio/ranges";
import type { SpeedTrainer } from "@bandstand/domain/studio/settings";
import { IconCheck, IconRotate2 } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { useStudio } from "../session/studio-context.ts";
import { percent } from "../transport/numbers.ts";
import { useTrainerToggle } from "../transport/use-trainer-toggle.ts";
import { Card } from "./card.tsx";
import styles from "./practice-panel.module.css";
import { Slider } from "./slider.tsx";
import { Toggle } from "./toggle.tsx";

const WAYS: readonly { value: "rounds" | "asked"; label: string }[] = [
  { value: "rounds", label: "After rounds" },
  { value: "asked", label: "When I made it" },
];

export function TrainerCard() {
  const { state, set } = useStudio();
  const { trainer } = state.settings;
  const toggle = useTrainerToggle();
  return (
    <Card
      title="Speed trainer"
      action={<Toggle label="Speed trainer" isOn={trainer.isOn} onToggle={toggle} />}
    >
      {trainer.isOn && (
        <>
          <Verdict />
          <ChoiceSwitch
            label="When it goes faster"
            choices={WAYS}
            chosen={trainer.isAsked ? "asked" : "rounds"}
            onChoose={(way) => set({ trainer: { ...trainer, isAsked: way === "asked" } })}
          />
          <Steps />
        </>
      )}
      {!trainer.isOn && (
        <p className={styles.words}>
          The loop begins at {percent(trainer.start)} and goes a step faster with each pass, to{" "}
          {percent(trainer.target)}.
        </p>
      )}
    </Card>
  );
}

/** How the last round went, as its player says. */
function Verdict() {
  const { trainer, speed } = useStudio();
  const unavailable = trainer.isTraining ? undefined : "Switch the loop on: the trainer goes round";
  return (
    <>
      <div className={styles.verdict} role="group" aria-label="How the round went">
        <Button
          icon={<IconRotate2 aria-hidden />}
          aria-keyshortcuts="N"
          unavailable={unavailable}
          onClick={() => trainer.say(false)}
        >
          Again
        </Button>
        <Button
          kind="main"
          icon={<IconCheck aria-hidden />}
          aria-keyshortcuts="Y"
          unavailable={unavailable}
          onClick={() => trainer.say(true)}
        >
          I made it
        </Button>
      </div>
      <p className={styles.words} aria-live="polite">
        Now at {percent(speed)}
      </p>
    </>
  );
}

function Steps() {
  const { state, set } = useStudio();
  const { trainer } = state.settings;
  const change = (part: Partial<SpeedTrainer>) => set({ trainer: { ...trainer, ...part } });
  return (
    <>
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
      {!trainer.isAsked && (
        <Slider
          label="Rounds at one speed"
          value={trainer.repeats}
          range={TRAINER.repeats}
          shown={String(trainer.repeats)}
          onChange={(repeats) => change({ repeats })}
        />
      )}
    </>
  );
}
