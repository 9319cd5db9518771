/** One panel to rate any song of a list. */
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import type { SongRow } from "@bandstand/contracts/songs";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { PopoverPanel } from "../../../ui/popover/popover-panel.tsx";
import type { RatingPopover } from "./row-rating.tsx";

const RatingNow = lazy(async () => ({
  default: (await import("../rating/rating-now.tsx")).RatingNow,
}));

export function useRatingPopover(): { popover: RatingPopover | undefined; panel: ReactNode } {
  const id = useId();
  const mayRate = useMay(saveSongRating);
  const [song, setSong] = useState<SongRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!mayRate) return { popover: undefined, panel: null };
  const label = song === null ? "Rating" : `Rating of ${song.title}`;
  return {
    popover: { id, show: setSong },
    panel: (
      <PopoverPanel id={id} place="beside" label={label} isOpen={isOpen} onToggle={setOpen}>
        {() => (
          <Suspense fallback={null}>
            {song && <RatingNow key={song.id} songId={song.id} />}
          </Suspense>
        )}
      </PopoverPanel>
    ),
  };
}
