import type { Fingering } from "@bandstand/domain/chart/fingering";
import chart from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import styles from "./chord-diagram.module.css";

/** The chords that a chart defines, as they are held. */
export function ChordDiagrams({ fingerings }: { fingerings: ReadonlyMap<string, Fingering> }) {
  if (fingerings.size === 0) return null;
  return (
    <section className={chart.section} data-kind="diagrams">
      <h4 className={chart.label}>Chords</h4>
      <div className={styles.diagrams}>
        {[...fingerings].map(([chord, fingering]) => (
          <ChordDiagram key={chord} chord={chord} fingering={fingering} />
        ))}
      </div>
    </section>
  );
}
