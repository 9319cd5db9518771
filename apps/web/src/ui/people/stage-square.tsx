import { useState } from "react";
import { bandLetter } from "./initials.ts";
import styles from "./stage-square.module.css";

interface StageSquareProps {
  /** Whose first letter it shows: a band, a song. */
  name: string;
  /** Without one, or while it cannot be had, the letter stands in. */
  picture?: string | null;
}

/** A band's or a song's square in stage light. Beside the name, so decoration; `--square-size` sets how large. */
export function StageSquare({ name, picture }: StageSquareProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={styles.square} aria-hidden="true">
      {picture && picture !== missing ? (
        <img src={picture} alt="" onError={() => setMissing(picture)} />
      ) : (
        bandLetter(name)
      )}
    </span>
  );
}
