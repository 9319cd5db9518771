import type { PlayableSong } from "../../../records/player/playable.ts";
import { PlayToggle } from "../../../ui/buttons/play-toggle.tsx";
import { usePlaying } from "./play-button.tsx";
import { usePlaySong } from "./use-play-song.ts";

interface PlaySongProps {
  song: PlayableSong;
  compact?: boolean;
}

export function PlaySong({ song, compact = false }: PlaySongProps) {
  const play = usePlaySong();
  const { songId, sounds } = usePlaying();
  const isPlaying = sounds && songId === song.id;
  return <PlayToggle compact={compact} isPlaying={isPlaying} onClick={() => play(song)} />;
}
