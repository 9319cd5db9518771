/** The loop, and what the member notes of the song. */
import { sectionAround } from "@bandstand/domain/studio/loop";
import type { SnapTo } from "@bandstand/domain/studio/settings";
import { useId } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { Card } from "./card.tsx";
import { clock } from "../transport/numbers.ts";
import styles from "./settings-panel.module.css";
import { useSound, useStudio } from "../session/studio-context.ts";
import { Toggle } from "./toggle.tsx";
import { useLoop } from "../transport/use-loop.ts";

export function SettingsPanel() {
  return (
    <Card title="Settings">
      <LoopSettings />
      <Notes />
    </Card>
  );
}

function LoopSettings() {
  const { sound, state } = useStudio();
  const loop = useLoop();
  const duration = useSound((snapshot) => snapshot.duration);
  const { loopRegion, loopEnabled, markers, snapTo, detectedBeats } = state.settings;

  function takeSection(): void {
    const section = sectionAround(sound.position(), markers, duration);
    if (section) loop.take(section);
  }

  return (
    <div className={styles.loop}>
      <Toggle words label="Loop" isOn={loopEnabled} onToggle={loop.toggle} />
      <span className={styles.range}>
        {loopRegion === null
          ? "No region yet"
          : `${clock(loopRegion.start)} – ${clock(loopRegion.end)}`}
      </span>
      <Button
        kind="quiet"
        size="small"
        unavailable={loopRegion === null ? "There is no region to clear" : undefined}
        onClick={() => loop.change(null)}
      >
        Clear
      </Button>
      <Button
        size="small"
        className={styles.section ?? ""}
        unavailable={
          markers.length === 0
            ? "Set a marker first: a section goes from one to the next"
            : undefined
        }
        onClick={takeSection}
      >
        Loop this section
      </Button>
      {detectedBeats.length > 0 && (
        <div className={styles.snap}>
          <ChoiceSwitch
            label="Snap the loop"
            choices={SNAPS}
            chosen={snapTo}
            onChoose={loop.snapTo}
          />
        </div>
      )}
    </div>
  );
}

const SNAPS: readonly { value: SnapTo; label: string }[] = [
  { value: "off", label: "No snap" },
  { value: "beats", label: "Beats" },
  { value: "bars", label: "Bars" },
];

function Notes() {
  const { state, dispatch } = useStudio();
  const id = useId();
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>Your Notes</label>
      <textarea
        id={id}
        className={styles.area}
        value={state.notes}
        placeholder="What to watch for, what still goes wrong. Only you see this."
        onChange={(event) => dispatch({ type: "notes", notes: event.currentTarget.value })}
      />
    </div>
  );
}
