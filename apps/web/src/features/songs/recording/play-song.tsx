import type { PlayableSong } from "../../../records/player/playable.ts";
import { PlayToggle } from "../../../ui/buttons/play-toggle.tsx";
import { usePlaying } from "./play-button.tsx";
import { usePlaySong } from "./use-play-song.ts";

export function PlaySong({ song }: { song: PlayableSong }) {
  const play = usePlaySong();
  const { songId, sounds } = usePlaying();
  return <PlayToggle isPlaying={sounds && songId === song.id} onClick={() => play(song)} />;
}
