/** Says what the filters of a list keep away, and shows it. */
import { Button } from "../buttons/button.tsx";
import styles from "./list-states.module.css";
import type { HiddenFound } from "./use-hidden-found.ts";

/** Beside the count: "15 hidden · Show". */
export function HiddenCount({ hidden: { count, groups, show } }: { hidden: HiddenFound }) {
  if (count === 0) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      className={styles.hiddenCount}
      onClick={() => show(groups.map(({ key }) => key))}
    >
      {count.toLocaleString("en-GB")} hidden · Show
    </Button>
  );
}

/** What a search finds besides: "1 in Hold — show". */
export function HiddenGroups({ hidden: { groups, show } }: { hidden: HiddenFound }) {
  return groups.map(({ key, label, count }) => (
    <Button key={key} size="small" onClick={() => show([key])}>
      {count.toLocaleString("en-GB")} in {label} — show
    </Button>
  ));
}
