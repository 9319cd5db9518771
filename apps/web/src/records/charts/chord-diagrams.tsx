import type { Fingering } from "@bandstand/domain/chart/fingering";
import chart from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import styles from "./chord-diagram.module.css";

/** The chords that a chart defines, as they are held. */
export function ChordDiagrams({ holds }: { holds: ReadonlyMap<string, Fingering> }) {
  if (holds.size === 0) return null;
  return (
    <section className={chart.section} data-kind="diagrams">
      <h4 className={chart.label}>Chords</h4>
      <div className={styles.diagrams}>
        {[...holds].map(([chord, hold]) => (
          <ChordDiagram key={chord} chord={chord} hold={hold} />
        ))}
      </div>
    </section>
  );
}
