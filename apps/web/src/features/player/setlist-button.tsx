import { IconPlaylistAdd } from "@tabler/icons-react";
import type { PlayableSong } from "../../records/player/playable.ts";
import { ADD_TO_SETLIST, useAddToSetlist } from "../../records/setlists/add-to-setlist.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";

/** From hearing a song to playing it at a gig. Absent for those who may not change set lists. */
export function SetlistButton({ song }: { song: PlayableSong }) {
  const { isOffered, unavailable, choose } = useAddToSetlist();
  if (!isOffered) return null;
  return (
    <IconButton label={ADD_TO_SETLIST} unavailable={unavailable} onClick={() => choose([song])}>
      <IconPlaylistAdd aria-hidden />
    </IconButton>
  );
}
