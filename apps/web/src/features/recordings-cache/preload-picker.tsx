/** Which songs to bring to this device: picked one by one, or all that the list shows. */
import type { SongRow } from "@bandstand/contracts/songs";
import { searchFor } from "@bandstand/domain/text-search";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { CacheSearch } from "./cache-search.tsx";
import styles from "./preload-picker.module.css";
import { useDebounced } from "./use-debounced.ts";

interface PreloadPickerProps {
  /** Those with a recording that is not here yet. */
  songs: readonly SongRow[];
  /** Of the list beneath, where there is one. */
  isListed: ((song: SongRow) => boolean) | undefined;
  onPick: (songs: readonly SongRow[]) => void;
  onCancel: () => void;
}

export function PreloadPicker({ songs, isListed, onPick, onCancel }: PreloadPickerProps) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const isFound = searchFor(useDebounced(text).trim());
  const shown = songs.filter(({ title, artist }) => isFound([title, artist]));
  const chosen = songs.filter(({ id }) => picked.has(id));

  const toggle = (songId: number): void => {
    const next = new Set(picked);
    if (!next.delete(songId)) next.add(songId);
    setPicked(next);
  };
  const pickAll = (all: readonly SongRow[]): void =>
    setPicked(new Set([...picked, ...all.map(({ id }) => id)]));

  return (
    <div className={styles.picker}>
      <p>
        Recording, waveform, lyrics, chart and documents of these songs will be there without a
        network.
      </p>
      <CacheSearch label="Search songs to keep offline" text={text} onChange={setText} />
      <div className={styles.all}>
        {isListed && (
          <Button size="small" onClick={() => pickAll(songs.filter(isListed))}>
            Current filter
          </Button>
        )}
        <Button size="small" onClick={() => pickAll(shown)}>
          Select all
        </Button>
        <Button size="small" onClick={() => setPicked(new Set())}>
          Select none
        </Button>
      </div>
      <ul className={styles.songs} aria-label="Songs to keep offline">
        {shown.map((song) => (
          <li key={song.id}>
            <label>
              <input
                type="checkbox"
                checked={picked.has(song.id)}
                onChange={() => toggle(song.id)}
              />
              <strong>{song.title}</strong>
              <span>{song.artist}</span>
            </label>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          kind="main"
          unavailable={chosen.length === 0 ? "No song is picked" : undefined}
          onClick={() => onPick(chosen)}
        >
          {`Keep ${chosen.length} song${chosen.length === 1 ? "" : "s"} offline`}
        </Button>
      </footer>
    </div>
  );
}
