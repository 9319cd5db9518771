import { useEffect, useState } from "react";

/**
 * The words that singers are shown of a chart, where nobody has written others; null where it has none. Reading a chart is
 * fetched with the first one: a form without any does not wait for it, and shows nothing of this where it does not come.
 */
export function useWordsOfChart(tab: string | null): string | null {
  const [read, setRead] = useState<{ tab: string; words: string | null } | null>(null);
  useEffect(() => {
    if (tab === null || tab.trim() === "") return;
    let isOver = false;
    import("@bandstand/domain/chart/song-words").then(
      ({ songWords }) => {
        const { text, followsChart } = songWords({ lyrics: null, tab });
        if (!isOver) setRead({ tab, words: followsChart ? text : null });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [tab]);
  return read?.tab === tab ? read.words : null;
}
