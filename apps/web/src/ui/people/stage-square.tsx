import { bandLetter } from "./initials.ts";
import styles from "./stage-square.module.css";

interface StageSquareProps {
  /** Whose first letter it shows: a band, a song. */
  name: string;
  picture?: string | null;
}

/** A band's or a song's square in stage light. Beside the name, so decoration; `--square-size` sets how large. */
export function StageSquare({ name, picture }: StageSquareProps) {
  return (
    <span className={styles.square} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : bandLetter(name)}
    </span>
  );
}
