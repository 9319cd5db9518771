/** Beside lyrics that nobody has written yet: whose words singers are shown, and a way to begin from them. */
import { songWords } from "@bandstand/domain/chart/song-words";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./song-form.module.css";

interface WordsOfChartProps {
  /** As the form has it. */
  tab: string | null;
  onBegin: (words: string) => void;
}

export function WordsOfChart({ tab, onBegin }: WordsOfChartProps) {
  const { text, followsChart } = songWords({ lyrics: null, tab });
  if (!followsChart || text === null) return null;
  return (
    <p className={styles.ownWords}>
      While this is empty, singers are shown the words of the chart.{" "}
      <Button size="small" onClick={() => onBegin(text)}>
        Begin from the chart’s words
      </Button>
    </p>
  );
}
