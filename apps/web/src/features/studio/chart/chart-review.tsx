/** What the chords that were detected would change in the song's chart, before anything is saved. */
import type { Song } from "@bandstand/contracts/songs";
import type { AnalysedSong } from "@bandstand/domain/studio/chart-with-chords";
import { useState } from "react";
import { useSong } from "../../../records/songs/song-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChartPreview } from "../../../records/charts/chart-preview.tsx";
import { ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { ChartChanges } from "./chart-changes.tsx";
import styles from "./chart-review.module.css";
import { proposedChart } from "./proposed-chart.ts";
import { useSaveChart } from "./use-save-chart.ts";

interface ChartReviewProps {
  songId: number;
  analysed: AnalysedSong;
  duration: number;
  onClose: () => void;
}

const WIDTH = 900;
const TITLE = "Write chords into the chart";
const LOOKS = [
  { value: "changes", label: "Changes" },
  { value: "preview", label: "Preview" },
] as const;

export function ChartReview({ songId, onClose, ...rest }: ChartReviewProps) {
  const { data: song, error } = useSong(songId);
  return (
    <Overlay label={TITLE} place="centre" width={WIDTH} onClose={onClose}>
      <OverlayHead title={TITLE} onClose={onClose} />
      {song && <Review song={song} onClose={onClose} {...rest} />}
      {!song && error && (
        <p className={styles.words} role="alert">
          {describeError(error).message}
        </p>
      )}
      {!song && !error && <FormSkeleton />}
    </Overlay>
  );
}

function Review({
  song,
  analysed,
  duration,
  onClose,
}: Omit<ChartReviewProps, "songId"> & { song: Song }) {
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("changes");
  const { save, isSaving } = useSaveChart(song, onClose);
  const proposal = proposedChart(song, analysed, duration);
  if (proposal === null)
    return <p className={styles.words}>No chords were heard in this recording.</p>;
  const { field, before, after, way } = proposal;
  const isSame = before.trimEnd() === after.trimEnd();
  return (
    <>
      <div className={styles.body}>
        <p className={styles.words}>
          {way === "lines"
            ? "The chords stand at the words that you placed by tapping along."
            : "The chords come as a grid of bars. Tap along with the words first to have them above the words."}{" "}
          {field === "tab"
            ? "They are saved in the song’s chart."
            : "They are saved in the song’s lyrics."}
        </p>
        <ChoiceSwitch label="Show" choices={LOOKS} chosen={look} onChoose={setLook} />
        {look === "changes" ? (
          <ChartChanges before={before} after={after} />
        ) : (
          <ChartPreview label="The chart as it will be" text={after} />
        )}
      </div>
      <footer className={styles.foot}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="main"
          busy={isSaving}
          unavailable={isSame ? "The chart has these chords already" : undefined}
          onClick={() => void save({ [field]: after })}
        >
          Save to Song
        </Button>
      </footer>
    </>
  );
}
