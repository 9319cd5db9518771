/** Brings the chords that were detected into the song's chart, for those who may edit songs. */
import { saveSong } from "@bandstand/contracts/songs";
import type { AnalysedSong } from "@bandstand/domain/studio/chart-with-chords";
import { IconFileMusic } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Part } from "../../../ui/parts/part.tsx";

interface ChordsToChartProps {
  songId: number;
  analysed: AnalysedSong;
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
  if (!maySave || props.analysed.detectedChords.length === 0) return null;
  return (
    <>
      <IconButton size="small" label="Write chords into the chart" onClick={() => setOpen(true)}>
        <IconFileMusic aria-hidden />
      </IconButton>
      {isOpen && (
        <Part onFailed={() => setOpen(false)}>
          <ChartReview {...props} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
