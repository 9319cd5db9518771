/** The entries of a menu that put songs behind the one that plays. */
import { getPlayback } from "@bandstand/contracts/songs";
import { IconPlayerTrackNext, IconRowInsertBottom } from "@tabler/icons-react";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { PlayableSong } from "./playable.ts";
import { usePlayer } from "./player-context.ts";

/** None for songs without a recording: Play, beside them, says what is missing. */
export function useQueueItems(): (songs: readonly PlayableSong[]) => MenuItem[] {
  const player = usePlayer();
  const notify = useNotify();

  /** Where nothing plays they begin, which is heard. */
  function tell(songs: readonly PlayableSong[], one: string, many: string): void {
    const [first] = songs;
    if (player.getSnapshot().song === null || first === undefined) return;
    notify.info(songs.length === 1 ? `“${first.title}” ${one}` : `${songs.length} songs ${many}`);
  }

  return (songs) => {
    const recorded = songs.filter(({ recordingFilename }) => recordingFilename !== null);
    if (recorded.length === 0) return [];
    return [
      {
        key: "play-next",
        label: "Play next",
        icon: <IconPlayerTrackNext />,
        call: getPlayback,
        onSelect: () => {
          tell(recorded, "plays next", "play next");
          player.playNext(recorded);
        },
      },
      {
        key: "queue",
        label: "Add to queue",
        icon: <IconRowInsertBottom />,
        call: getPlayback,
        onSelect: () => {
          tell(recorded, "is in the queue", "are in the queue");
          player.addToQueue(recorded);
        },
      },
    ];
  };
}
