/** The song's words, as this studio plays it. */
import { soundingShift } from "@bandstand/domain/studio/shown-chords";
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from "@tabler/icons-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { StudioWords } from "./studio-words.tsx";
import { useShownChords } from "./use-song-chart.ts";
import { useSound, useStudio } from "../session/studio-context.ts";

interface WordsProps {
  /** With the waveform and the transport alone, to play along from a stand. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

export function Words({ isAlone, onAlone }: WordsProps) {
  const { song, recording, sound, state, set, seek } = useStudio();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const told = useSound((snapshot) => snapshot.duration);
  const heard = useShownChords(song.id, state.settings);
  return (
    <StudioWords
      songId={song.id}
      duration={told || (recording.duration ?? 0)}
      position={sound.position}
      isPlaying={isPlaying}
      shift={soundingShift(state.settings)}
      heard={heard}
      timedLines={state.settings.timedLines}
      onTimedLines={(timedLines) => set({ timedLines })}
      onSeek={seek}
    >
      <IconButton
        size="small"
        label={isAlone ? "Show the panels" : "Picture and words alone"}
        aria-pressed={isAlone}
        onClick={() => onAlone(!isAlone)}
      >
        {isAlone ? <IconArrowsDiagonalMinimize2 aria-hidden /> : <IconArrowsDiagonal aria-hidden />}
      </IconButton>
    </StudioWords>
  );
}
