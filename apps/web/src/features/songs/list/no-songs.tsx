/** In place of the list while the band has no song: what it is for, and the ways to begin. */
import { IconMusicPlus } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import styles from "./no-songs.module.css";

interface NoSongsProps {
  onAdd: (() => void) | undefined;
  starts: readonly MenuItem[];
}

export function NoSongs({ onAdd, starts }: NoSongsProps) {
  return (
    <>
      <h2>Every song the band plays, in one place</h2>
      <p>Title, key, tempo and length, lyrics and tab, and a recording to practise with.</p>
      <div className={styles.starts}>
        {onAdd && (
          <Button kind="main" icon={<IconMusicPlus aria-hidden />} onClick={onAdd}>
            Add Song
          </Button>
        )}
        {starts.map(({ key, label, icon, onSelect }) => (
          <Button key={key} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
