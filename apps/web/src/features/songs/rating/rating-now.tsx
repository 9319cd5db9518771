/** One's rating of a song where it is read: a star is picked, and that is it. */
import { RATING_MESSAGES } from "@bandstand/contracts/song-ratings";
import { MAX_STARS, ratingFromStars, starsFromRating } from "@bandstand/domain/rating";
import { useRef, useState } from "react";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { StarPicker } from "../../../ui/rating/star-picker.tsx";
import { Opinions } from "./rating-panel.tsx";
import { useOwnRating, useRateSong } from "./rate-song.ts";
import styles from "./rating-panel.module.css";

export function RatingNow({ songId }: { songId: number }) {
  const { data: own } = useOwnRating(songId);
  const [picked, setPicked] = useState<number | null>(null);
  const rate = useRateSong();
  const notify = useNotify();
  /** One after the other, so that the last one picked is the one that stays. */
  const saved = useRef(Promise.resolve());

  function pick(stars: number): void {
    const rating = ratingFromStars(stars);
    if (rating === null) return;
    setPicked(stars);
    saved.current = saved.current
      .then(() => rate(songId, rating))
      .catch((error: unknown) => {
        setPicked(null);
        notify.failed(RATING_MESSAGES.saveFailed, error);
      });
  }

  return (
    <div className={styles.now}>
      <StarPicker
        label="Your rating"
        of={MAX_STARS}
        stars={picked ?? (own === undefined ? 0 : starsFromRating(own))}
        onPick={pick}
      />
      <Opinions songId={songId} />
    </div>
  );
}
