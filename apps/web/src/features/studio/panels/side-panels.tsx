import { type ReactNode, useState } from "react";
import { useSong } from "../../../records/songs/song-query.ts";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { MarkersPanel } from "../markers/markers-panel.tsx";
import { useStudio } from "../session/studio-context.ts";
import { useHabits } from "../session/use-habits.ts";
import { songText } from "../words/song-text.ts";
import { ControlsPanel } from "./controls-panel.tsx";
import { EqualizerPanel } from "./equalizer-panel.tsx";
import { PitchPanel } from "./pitch-panel.tsx";
import { PracticePanel } from "./practice-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import styles from "./side-panels.module.css";
import { ZoomPanel } from "./zoom-panel.tsx";

/**
 * Everything that changes how the recording sounds, and what the member set in it.
 * `words` of the song are the first of them where they have no room of their own.
 */
export function SidePanels({ words }: { words: ReactNode }) {
  const { song, room } = useStudio();
  const [{ panel }, changeHabits] = useHabits();
  const [chosen, setChosen] = useState(panel);
  const hasWords = useHasWords(song.id);
  const first = words !== null && hasWords ? "words" : "sound";
  return (
    <Tabs
      label="Panels"
      open={chosen === "words" && words === null ? "sound" : (chosen ?? first)}
      onOpen={(key) => {
        setChosen(key);
        changeHabits({ panel: key });
      }}
      tabs={[
        ...(words === null ? [] : [{ key: "words", label: "Words", panel: words }]),
        {
          key: "sound",
          label: "Sound",
          panel: (
            <div className={styles.panels}>
              <ControlsPanel />
              <PitchPanel />
              <EqualizerPanel />
              {room === "phone" && <ZoomPanel />}
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
      ]}
    />
  );
}

/** Also while nobody knows yet. */
function useHasWords(songId: number): boolean {
  const { data, error } = useSong(songId);
  return data ? songText(data) !== null : !error;
}
