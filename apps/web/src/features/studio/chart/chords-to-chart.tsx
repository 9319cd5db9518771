/** Brings the chords that were heard into the song's chart, for those who may edit songs. */
import { saveSong } from "@bandstand/contracts/songs";
import type { HeardSong } from "@bandstand/domain/studio/heard-chart";
import { IconFileMusic } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";

interface ChordsToChartProps {
  songId: number;
  heard: HeardSong;
  /** Seconds of the recording. */
  duration: number;
}

const ChartReview = lazy(async () => {
  const { ChartReview: review } = await import("./chart-review.tsx");
  return { default: review };
});

export function ChordsToChart(props: ChordsToChartProps) {
  const [isOpen, setOpen] = useState(false);
  const maySave = useMay(saveSong);
  if (!maySave || props.heard.detectedChords.length === 0) return null;
  return (
    <>
      <IconButton size="small" label="Chords to Chart" onClick={() => setOpen(true)}>
        <IconFileMusic aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ChartReview {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
