/** What a song is rated in its row; a button to those who may say so themselves. */
import type { SongRow } from "@bandstand/contracts/songs";
import { starsFromRating } from "@bandstand/domain/rating";
import { IconStar } from "@tabler/icons-react";
import type { RowPlace } from "../../../ui/list-frame/columns.ts";
import { StarFigure } from "../../../ui/rating/stars.tsx";
import styles from "./song-columns.module.css";

// One element for all rows: what is the same object is not drawn again.
const STAR = <IconStar aria-hidden />;

/** The one panel of the list. */
export interface RatingPopover {
  id: string;
  show: (song: SongRow) => void;
}

interface RowRatingProps {
  song: SongRow;
  place: RowPlace;
  /** Undefined for those who may not rate. */
  popover: RatingPopover | undefined;
}

export function RowRating({ song, place, popover }: RowRatingProps) {
  const { avgRating, title } = song;
  const figure = avgRating !== null && (
    <StarFigure label="Average rating" stars={starsFromRating(avgRating)} />
  );
  if (!popover) return figure;
  return (
    <button
      type="button"
      className={styles.change}
      title={`Rate ${title}`}
      aria-label={figure ? undefined : `Rate ${title}`}
      data-quiet={figure ? undefined : true}
      tabIndex={place.tabIndex}
      popoverTarget={popover.id}
      onClick={() => popover.show(song)}
    >
      {figure || STAR}
    </button>
  );
}
