/** What the parts of one studio share: its sound, its state, and what changes it. */
import type { SoundSnapshot, StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { MarkerDraft } from "@bandstand/domain/studio/markers";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { useSyncExternalStore } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import type { WorkStore } from "../../../records/studio/work-store.ts";
import { requiredContext } from "../../../lib/required-context.ts";
import type { StudioAnalysis } from "../analysis/use-analysis.ts";
import type { StudioAction, StudioState } from "./studio-state.ts";
import type { Room } from "./use-room.ts";
import type { Trainer } from "../transport/use-trainer.ts";
import type { WaveformView } from "../waveform/waveform-view.ts";
import type { StudioEditing } from "./use-studio-editing.ts";

export interface Studio {
  song: PlayableSong;
  recording: OpenedRecording;
  records: WorkStore;
  sound: StudioSound;
  editing: StudioEditing;
  state: StudioState;
  dispatch: (action: StudioAction) => void;
  /** Changes settings. */
  set: (part: Partial<StudioSettings>) => void;
  analysis: StudioAnalysis;
  /** Seconds; kept within the recording. */
  seek: (time: number) => void;
  /** Grows with every seek, so that what shows the place shows it while nothing plays, too. */
  seeks: number;
  /** The factor that it plays at now, by hand or by the trainer. */
  speed: number;
  trainer: Trainer;
  marking: Marking;
  /** Whether beats are being tapped. */
  tapping: { isOn: boolean; set: (isOn: boolean) => void };
  room: Room;
  /** What of the recording is seen. */
  view: WaveformView;
  /** The mask of what others may see. */
  sharing: string;
  setSharing: (sharing: string) => void;
}

/** Which marker is meant, and which is being asked about. */
export interface Marking {
  selected: number | null;
  select: (id: number | null) => void;
  /** What the marker dialog is open for. */
  draft: MarkerDraft | null;
  ask: (draft: MarkerDraft | null) => void;
}

export const [StudioContext, useStudio] = requiredContext<Studio>("Studio");

/** What the sound does; with a selector only what is looked at. */
export function useSound<T>(select: (snapshot: SoundSnapshot) => T): T {
  const { sound } = useStudio();
  return useSyncExternalStore(sound.subscribe, () => select(sound.snapshot()));
}
