import type { CSSProperties } from "react";
import { firstLetter } from "./initials.ts";
import { hueOf } from "./hue-of.ts";
import styles from "./song-square.module.css";

/** A song's first letter in a colour of its own, so that it is not taken for the band's square. Beside the title, so decoration. */
export function SongSquare({ title }: { title: string }) {
  const style: CSSProperties & Record<"--hue", string> = { "--hue": String(hueOf(title)) };
  return (
    <span className={styles.square} style={style} aria-hidden="true">
      {firstLetter(title.trim())}
    </span>
  );
}
