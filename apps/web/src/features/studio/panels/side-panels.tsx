import type { ReactNode } from "react";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { ControlsPanel } from "./controls-panel.tsx";
import { EqualizerPanel } from "./equalizer-panel.tsx";
import { MarkersPanel } from "../markers/markers-panel.tsx";
import { PitchPanel } from "./pitch-panel.tsx";
import { PracticePanel } from "./practice-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import styles from "./side-panels.module.css";

/**
 * Everything that changes how the recording sounds, and what the member set in it.
 * `words` of the song are among them where they have no room of their own.
 */
export function SidePanels({ words }: { words: ReactNode }) {
  return (
    <Tabs
      label="Panels"
      tabs={[
        {
          key: "sound",
          label: "Sound",
          panel: (
            <div className={styles.panels}>
              <ControlsPanel />
              <PitchPanel />
              <EqualizerPanel />
            </div>
          ),
        },
        {
          key: "markers",
          label: "Markers",
          panel: (
            <div className={styles.panels}>
              <MarkersPanel />
              <SettingsPanel />
            </div>
          ),
        },
        {
          key: "practice",
          label: "Practice",
          panel: (
            <div className={styles.panels}>
              <PracticePanel />
            </div>
          ),
        },
        ...(words === null ? [] : [{ key: "words", label: "Words", panel: words }]),
      ]}
    />
  );
}
