/** Where a song stands in the set list that it was opened from. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import { getSetlistWithSections, type SetlistWithSections } from "@bandstand/contracts/setlists";
import { type PlaceInOrder, placeInOrder } from "@bandstand/domain/setlist-order";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { setlistQuery } from "./setlist-query.ts";
import type { SongPlace } from "./song-place.ts";

export interface FoundPlace extends PlaceInOrder<SectionedSong> {
  setlist: SetlistWithSections;
  place: SongPlace;
}

interface PlaceLoaderProps {
  songId: number;
  setlistId: number;
  /** While it is not known in which key the song is played. */
  skeleton: ReactNode;
  /** Null where the set list does not hold the song, or cannot be had. */
  children: (found: FoundPlace | null) => ReactNode;
}

export function PlaceLoader({ songId, setlistId, skeleton, children }: PlaceLoaderProps) {
  const { client } = useServices();
  const mayRead = useMay(getSetlistWithSections);
  const { data: setlist, isLoading } = useQuery({
    ...setlistQuery(client, setlistId),
    enabled: mayRead,
  });
  if (isLoading) return skeleton;
  const found = setlist && placeInOrder(setlist, songId);
  if (!found) return children(null);
  const { songkey, capo, featuring, note } = found.entry;
  return children({ ...found, setlist, place: { setlistId, songkey, capo, featuring, note } });
}
