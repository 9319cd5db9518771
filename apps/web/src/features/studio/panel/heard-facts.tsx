import styles from "./heard-facts.module.css";
import { useStudio } from "./studio-context.ts";

/** What the analysis heard, as chips: 128 bpm, E major, 4/4. */
export function HeardFacts() {
  const { state } = useStudio();
  const heard = state.settings.analysisResults;
  if (heard === null) return null;
  const facts = [
    ...(heard.bpm === null ? [] : [`${Math.round(heard.bpm)} bpm`]),
    ...(heard.key === null ? [] : [heard.key]),
    heard.timeSignature,
  ];
  return (
    <ul className={styles.facts} aria-label="Heard in the recording">
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
