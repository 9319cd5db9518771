/** The menu of a song with the stars to choose from, where the row has none to press. */
import { RATING_MESSAGES } from "@bandstand/contracts/song-ratings";
import type { SongRow } from "@bandstand/contracts/songs";
import { MAX_STARS, ratingFromStars, starsFromRating } from "@bandstand/domain/rating";
import type { ReactNode } from "react";
import type { MenuContents, MenuGroup } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useOwnRating, useRateSong } from "./rate-song.ts";

interface RatingMenuProps {
  song: SongRow;
  panel: Parameters<MenuContents>[0];
  /** What else stands in the menu, with the stars put in. */
  around: (stars: MenuGroup) => readonly MenuGroup[];
}

export function RatingMenu({ song, panel, around }: RatingMenuProps): ReactNode {
  const { data: own = null } = useOwnRating(song.id);
  const rate = useRateSong();
  const notify = useNotify();

  async function save(rating: number): Promise<boolean> {
    try {
      await rate(song.id, rating);
      return true;
    } catch (error) {
      notify.failed(RATING_MESSAGES.saveFailed, error);
      return false;
    }
  }

  async function choose(stars: number): Promise<void> {
    const rating = ratingFromStars(stars);
    if (rating === null || rating === own || !(await save(rating))) return;
    const title = `You rate “${song.title}” ${stars} of ${MAX_STARS}`;
    if (own === null) notify.success(title);
    else notify.success({ title, action: { label: "Undo", run: () => void save(own) } });
  }

  return panel(
    around({
      key: "stars",
      label: "Your rating",
      inRow: true,
      items: Array.from({ length: MAX_STARS }, (_, index) => ({
        key: String(index + 1),
        label: String(index + 1),
        chosen: own !== null && starsFromRating(own) === index + 1,
        onSelect: () => void choose(index + 1),
      })),
    }),
  );
}
