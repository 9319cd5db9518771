/** Finds one of all songs by typing; the browser offers what fits. */
import { useState } from "react";
import styles from "./song-picker.module.css";
import { songByLabel, SONGS_LIST_ID } from "./song-label.ts";

interface SongPickerProps {
  label: string;
  songs: readonly { id: number; title: string; artist: string }[];
  onPick: (songId: number) => void;
}

export function SongPicker({ label, songs, onPick }: SongPickerProps) {
  const [text, setText] = useState("");
  return (
    <input
      className={styles.input}
      type="text"
      list={SONGS_LIST_ID}
      aria-label={label}
      placeholder="Title or title – artist"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        const song = songByLabel(typed, songs);
        if (song) onPick(song.id);
      }}
    />
  );
}
