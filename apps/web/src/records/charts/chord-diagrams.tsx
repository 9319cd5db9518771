import type { Fingering } from "@bandstand/domain/chart/fingering";
import chart from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./chord-diagram.module.css";

/** The chords that a chart defines, as they are held. */
export function ChordDiagrams({ fingerings }: { fingerings: ReadonlyMap<string, Fingering> }) {
  if (fingerings.size === 0) return null;
  return (
    <section className={chart.section} data-kind="diagrams">
      <SectionTitle className={chart.label}>Chords</SectionTitle>
      <div className={styles.diagrams}>
        {[...fingerings].map(([chord, fingering]) => (
          <ChordDiagram key={chord} chord={chord} fingering={fingering} />
        ))}
      </div>
    </section>
  );
}
