/** Minutes against the plan, and from when they count. */
import { planText } from "@bandstand/domain/setlist-plan";
import { Button } from "../../../ui/buttons/button.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import styles from "./plan-mark.module.css";

interface PlanMarkProps {
  /** Behind the plan; less than none is ahead of it. */
  minutes: number;
  began: { at: string; with: string };
  onBeginAgain: () => void;
}

export function PlanMark({ minutes, began, onBeginAgain }: PlanMarkProps) {
  return (
    <Popover
      place="beside"
      label="Against the plan"
      buttonClass={minutes > 0 ? `${styles.mark} ${styles.late}` : styles.mark}
      button={
        <>
          {planText(minutes)}
          <VisuallyHidden> by the plan</VisuallyHidden>
        </>
      }
    >
      {(close) => (
        <div className={styles.panel}>
          <p>
            Begun at {began.at} with {began.with}.
          </p>
          <Button
            onClick={() => {
              onBeginAgain();
              close();
            }}
          >
            Begin again with this song
          </Button>
        </div>
      )}
    </Popover>
  );
}
