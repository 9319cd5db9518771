import type { SongRow } from "@bandstand/contracts/songs";
import { useEffect, useRef } from "react";
import { usePlaySong } from "../recording/use-play-song.ts";
import { songsWith } from "./use-shown-songs.ts";

/**
 * Plays a song, and then those that are listed. A hook of its own: the compiler passes over a page that reads a ref beside
 * what it shows, and each of its rows is drawn again with each search.
 */
export function usePlayListed(
  songs: readonly SongRow[],
  text: string | undefined,
): (song: SongRow) => void {
  const play = usePlaySong();
  const listed = useRef({ songs, text });
  useEffect(() => {
    listed.current = { songs, text };
  }, [songs, text]);
  // Looked up when something is played: with another way to play, each row would be another one, too.
  return (song) => play(song, songsWith(listed.current.songs, listed.current.text));
}
