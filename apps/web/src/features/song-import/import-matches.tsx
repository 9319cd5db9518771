/** Songs of the files that the band has, with what becomes of each: chosen for all at once, or row by row. */
import { NativeSelect } from "../../ui/native-fields/native-select.tsx";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./import-matches.module.css";
import type { PlanSummary } from "./reading/desk-messages.ts";
import { MATCH_CHOICES, type MatchChoice } from "./reading/matched-song.ts";

interface ImportMatchesProps {
  matched: PlanSummary["matched"];
  /** What is chosen for those of which nothing else is. */
  all: MatchChoice;
  /** Without a number for all. */
  onChoose: (choice: MatchChoice, number?: number) => void;
}

export function ImportMatches({ matched: { items, count }, all, onChoose }: ImportMatchesProps) {
  const more = count - items.length;
  const isHere = items.some((item) => item.isHere);
  return (
    <section className={styles.matches} aria-labelledby="import-matches">
      <div className={styles.head}>
        <SectionTitle id="import-matches">
          {isHere ? "Already here" : "Twice in the files"} ({count.toLocaleString("en-GB")})
        </SectionTitle>
        <NativeSelect
          label="For all of them"
          value={all}
          options={MATCH_CHOICES}
          onChange={(choice) => onChoose(choice)}
        />
      </div>
      <ul className={styles.rows}>
        {items.map(({ number, place, title, text, choice }) => (
          <li key={number} className={styles.row} data-left-out={choice === "skip" || undefined}>
            <div className={styles.words}>
              <strong dir="auto">{title}</strong> <span className={styles.place}>{place}</span>
              <p>{text}</p>
            </div>
            <NativeSelect
              label={`What becomes of ${title}, ${place}`}
              quietLabel
              value={choice}
              options={MATCH_CHOICES}
              onChange={(chosen) => onChoose(chosen, number)}
            />
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString("en-GB")} more, as is chosen for all</li>}
      </ul>
    </section>
  );
}
