/** One song's studio: its waveform, its transport, and everything that changes how it sounds. */
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { MarkerDraft } from "@bandstand/domain/studio/markers";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { useRef, useState } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import type { PlayerProblem } from "../../../records/player/player-state.ts";
import type { LoadedWork, WorkStore } from "../../../records/studio/work-store.ts";
import { bottomBar } from "../../../ui/notifications/bottom-bars.ts";
import { useLoopMemory } from "../practice/use-loop-memory.ts";
import { usePractice } from "../practice/use-practice.ts";
import type { WaveformHandle } from "../waveform/studio-waveform.tsx";
import { AskedMarker } from "../markers/asked-marker.tsx";
import { BarsInDoubt } from "../analysis/bars-in-doubt.tsx";
import { BlockedNotice } from "./blocked-notice.tsx";
import { OtherRecording } from "./other-recording.tsx";
import { WaveformPanel } from "../waveform/waveform-panel.tsx";
import { Resumed } from "./resumed.tsx";
import { SidePanels } from "../panels/side-panels.tsx";
import { SoundFailed } from "./sound-failed.tsx";
import { StudioContext } from "./studio-context.ts";
import { StudioHeader } from "./studio-header.tsx";
import { StudioKeys } from "./studio-keys.tsx";
import styles from "./studio.module.css";
import { Transport } from "../transport/transport.tsx";
import { TapBeats } from "../analysis/tap-beats.tsx";
import { useAnalysis } from "../analysis/use-analysis.ts";
import { useAwake } from "./use-awake.ts";
import { useRoom } from "./use-room.ts";
import { useOneSound } from "./use-one-sound.ts";
import { useOpeningNotice } from "./use-opening-notice.ts";
import { useStudioEditing } from "./use-studio-editing.ts";
import { useSoundControls } from "./use-sound-controls.ts";
import { useTrainer } from "../transport/use-trainer.ts";
import { VideoFrame } from "../waveform/video-frame.tsx";
import { useWaveformView } from "../waveform/use-waveform-view.ts";
import { Words } from "../words/words.tsx";

interface StudioProps {
  song: PlayableSong;
  recording: OpenedRecording;
  records: WorkStore;
  sound: StudioSound;
  /** As it was kept. */
  work: LoadedWork;
  /** Why it sounds no more. */
  problem: PlayerProblem | null;
  onRetry: () => void;
}

export function Studio(props: StudioProps) {
  const { song, recording, records, sound, work, problem, onRetry } = props;
  const editing = useStudioEditing({ song, recording, records, kept: work });
  const { state, dispatch } = editing;
  const [seeks, setSeeks] = useState(0);
  const [selected, select] = useState<number | null>(null);
  const [sharing, setSharing] = useState(work.sharing);
  const [asked, ask] = useState<MarkerDraft | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const waveform = useRef<WaveformHandle>(null);
  const room = useRoom(place);
  const view = useWaveformView();
  const [isTapping, setTapping] = useState(false);
  const [isPractising, setPractising] = useState(false);
  const log = usePractice(song.id, sound);
  const seek = (time: number): void => {
    sound.seek(Math.min(Math.max(0, time), sound.snapshot().duration));
    setSeeks((count) => count + 1);
  };
  const trainer = useTrainer({ sound, settings: state.settings, log, seek });
  const { speed } = trainer;
  useSoundControls(sound, state.settings, { speed, bpm: song.bpm });
  useOpeningNotice(work);
  useOneSound(sound);
  useAwake(sound);
  const set = (part: Partial<StudioSettings>) => dispatch({ type: "set", part });
  const { settings } = state;
  useLoopMemory(sound, settings, set);
  const analysis = useAnalysis({
    song,
    recording,
    sound,
    settings,
    set,
    onHeard: editing.keepHeard,
  });

  const studio = {
    song,
    recording,
    records,
    sound,
    editing,
    state,
    dispatch,
    set,
    analysis,
    seek,
    seeks,
    speed,
    trainer,
    room,
    view,
    marking: { selected, select, draft: asked, ask },
    tapping: { isOn: isTapping, set: setTapping },
    sharing,
    setSharing,
  };
  const words = <Words isAlone={isPractising} onAlone={setPractising} />;
  const hasWordsRoom = room === "wide" || isPractising;
  // On a phone the words take it all: the head comes back with something to save.
  const isLittle = isPractising && room === "phone";
  return (
    <StudioContext value={studio}>
      <div ref={place} className={styles.frame}>
        <div
          className={styles.studio}
          data-practising={isPractising || undefined}
          data-video={recording.kind === "video" || undefined}
        >
          <div className={styles.head}>{(!isLittle || editing.changed) && <StudioHeader />}</div>
          <div className={styles.main}>
            {recording.kind === "video" && <VideoFrame media={sound.media} />}
            <Resumed />
            <OtherRecording />
            {!isLittle && <BarsInDoubt />}
            <WaveformPanel ref={waveform} isLittle={isLittle} />
            {isTapping && <TapBeats />}
          </div>
          <div ref={bottomBar} className={styles.transport}>
            {problem !== null && <SoundFailed problem={problem} onRetry={onRetry} />}
            <BlockedNotice />
            <Transport />
          </div>
          {hasWordsRoom && <div className={styles.words}>{words}</div>}
          <div className={styles.side}>
            <SidePanels words={hasWordsRoom ? null : words} />
          </div>
        </div>
        <StudioKeys place={place} waveform={waveform} />
        <AskedMarker />
      </div>
    </StudioContext>
  );
}
