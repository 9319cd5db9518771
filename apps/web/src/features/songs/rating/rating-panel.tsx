/** Says what one thinks of a song, beside what the others said. */
import { RATING_MESSAGES } from "@bandstand/contracts/song-ratings";
import { MAX_STARS, ratingFromStars, starsFromRating } from "@bandstand/domain/rating";
import { useState } from "react";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { StarPicker } from "../../../ui/rating/star-picker.tsx";
import { StarFigure, StarLine } from "../../../ui/rating/stars.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { useUnsavedQuestion } from "../../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import styles from "./rating-panel.module.css";
import { useOwnRating, useRateSong, useSongRatings } from "./rate-song.ts";

export function RatingPanel({ songId }: { songId: number }) {
  const { data: rating, error } = useOwnRating(songId);
  if (rating !== undefined) return <RatingForm songId={songId} own={starsFromRating(rating)} />;
  if (!error) return <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />;
  return (
    <StatePanel title={RATING_MESSAGES.readFailed} urgent>
      {error.message}
    </StatePanel>
  );
}

function RatingForm({ songId, own }: { songId: number; own: number }) {
  const rate = useRateSong();
  const current = useCurrentWindow();
  const [stars, setStars] = useState(own);
  const { isRunning: saving, run } = useAction(RATING_MESSAGES.saveFailed);
  useUnsavedQuestion(
    "Your rating",
    stars === own ? null : "Your rating is not saved. Close and lose it?",
  );

  async function save(): Promise<void> {
    const rating = ratingFromStars(stars);
    if (rating === null || saving) return;
    if (await run(() => rate(songId, rating))) current?.dismiss();
  }

  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <StarPicker label="Your rating" of={MAX_STARS} stars={stars} onPick={setStars} />
      <Opinions songId={songId} />
      <div className={styles.buttons}>
        {current && <Button onClick={() => void current.close()}>Cancel</Button>}
        <Button
          type="submit"
          kind="main"
          busy={saving}
          unavailable={stars === 0 ? "Pick at least one star" : undefined}
        >
          Save rating
        </Button>
      </div>
    </form>
  );
}

export function Opinions({ songId }: { songId: number }) {
  const average = useSongs().data?.find(({ id }) => id === songId)?.avgRating ?? null;
  const { data: ratings } = useSongRatings(songId);
  if (average === null) return <p className={styles.quiet}>Nobody has rated this song yet.</p>;
  return (
    <dl className={styles.opinions}>
      <div className={styles.opinion}>
        <dt>Average</dt>
        <dd>
          <StarLine stars={starsFromRating(average)} of={MAX_STARS} />
          <StarFigure label="Average rating" stars={starsFromRating(average)} of={MAX_STARS} />
        </dd>
      </div>
      {(ratings ?? []).map(({ userId, nickname, rating }) => (
        <div key={userId} className={styles.opinion}>
          <dt>{nickname}</dt>
          <dd>
            <StarLine stars={starsFromRating(rating)} of={MAX_STARS} />
            <span>{starsFromRating(rating)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
