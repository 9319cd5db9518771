/** A chord with pictures of how it is held. */
import type { Fingering } from "@bandstand/domain/chart/fingering";
import styles from "./chord-diagram.module.css";
import { ChordKeyboard } from "./chord-keyboard.tsx";
import { chordName } from "@bandstand/domain/chart/chord-name";
import { ChordNeck } from "./chord-neck.tsx";

interface ChordDiagramProps {
  chord: string;
  fingering: Fingering;
}

export function ChordDiagram({ chord, fingering: { neck, keys } }: ChordDiagramProps) {
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.name}>{chordName(chord)}</figcaption>
      {neck && <ChordNeck chord={chord} shape={neck} />}
      {keys && <ChordKeyboard chord={chord} keys={keys} />}
    </figure>
  );
}
