/** Brings the chords that were heard into the song's chart, for those who may edit songs. */
import { canEditSongs } from "@bandstand/domain/permissions";
import type { HeardSong } from "@bandstand/domain/studio/heard-chart";
import { IconFileMusic } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";

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
  const mayEdit = canEditSongs(useBandUser());
  if (!mayEdit || props.heard.detectedChords.length === 0) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<IconFileMusic aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Chords to Chart
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChartReview {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
