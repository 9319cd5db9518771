/** What somebody has said of themselves, which is not the band's to change. */
import styles from "./person-facts.module.css";

interface PersonFactsProps {
  name: string;
  facts: readonly { label: string; value: string | null; href?: string }[];
  /** Why nobody can change it here. */
  why: string;
}

export function PersonFacts({ name, facts, why }: PersonFactsProps) {
  return (
    <div className={styles.person}>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{name}</dd>
        </div>
        {facts.map(
          ({ label, value, href }) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.why}>{why}</p>
    </div>
  );
}
