/** What helps to learn a song: a loop that grows faster, a click, and the recording without one's own part. */
import { PracticeLog } from "../practice/practice-log.tsx";
import { Card } from "./card.tsx";
import { ClickCard } from "./click-card.tsx";
import { TrainerCard } from "./trainer-card.tsx";
import { LoopsCard } from "./loops-card.tsx";
import { PartsCard } from "./parts-card.tsx";
import { LiveChord } from "../analysis/live-chord.tsx";
import { useStudio } from "../session/studio-context.ts";

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

function LogCard() {
  const { song, state } = useStudio();
  return (
    <Card title="Your practice">
      {state.settings.detectedChords.length === 0 && <LiveChord />}
      <PracticeLog songId={song.id} bpm={state.settings.analysisResults?.bpm ?? song.bpm ?? null} />
    </Card>
  );
}
