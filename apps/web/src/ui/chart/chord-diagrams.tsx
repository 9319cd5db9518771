import type { ChordShape } from "@bandstand/domain/chart/chord-shape";
import chart from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import styles from "./chord-diagram.module.css";

/** The chords that a chart defines, as they are held. */
export function ChordDiagrams({ shapes }: { shapes: ReadonlyMap<string, ChordShape> }) {
  if (shapes.size === 0) return null;
  return (
    <section className={chart.section} data-kind="diagrams">
      <h4 className={chart.label}>Chords</h4>
      <div className={styles.diagrams}>
        {[...shapes].map(([chord, shape]) => (
          <ChordDiagram key={chord} chord={chord} shape={shape} />
        ))}
      </div>
    </section>
  );
}
