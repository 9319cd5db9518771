/** What a new band does first, and how far it is. */
import { IconCheck } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import styles from "./first-steps-card.module.css";
import type { FirstStep } from "./first-steps.ts";

interface FirstStepsCardProps {
  steps: readonly FirstStep[];
  onStep: (step: FirstStep["key"]) => void;
}

export function FirstStepsCard({ steps, onStep }: FirstStepsCardProps) {
  const next = steps.find(({ done }) => !done);
  return (
    <Card title="First steps" main>
      <ol className={styles.steps}>
        {steps.map(({ key, title, text, action, done, unavailable }, index) => (
          <li key={key} data-done={done || undefined}>
            <span className={styles.number}>
              {done ? <IconCheck aria-label="Done" /> : index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {!done && (
              <Button
                kind={key === next?.key ? "main" : "plain"}
                unavailable={unavailable}
                onClick={() => onStep(key)}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
