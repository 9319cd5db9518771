/** What can be done with the set list that is shown. */
import { saveSetlist, type SetlistWithSections } from "@bandstand/contracts/setlists";
import { IconDots, IconMicrophone2, IconPencil, IconPrinter } from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../../records/player/player-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { PlayToggle } from "../../../ui/buttons/play-toggle.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import type { SongOfSetlist, SongSlots } from "./song-slots.ts";
import { useSetlistActions } from "../list/use-setlist-actions.tsx";

interface SetlistViewActionsProps {
  setlist: SetlistWithSections;
  /** Its songs in the order in which they are played. */
  queue: readonly SongOfSetlist[];
  songs: SongSlots | null;
  onDeleted: (() => void) | undefined;
}

export function SetlistViewActions(props: SetlistViewActionsProps) {
  const { setlist, queue, songs, onDeleted } = props;
  const windows = useSetlistWindows();
  const maySave = useMay(saveSetlist);
  const current = useCurrentWindow();
  const actions = useSetlistActions({
    beside: ["view", "stage", "edit", "print"],
    onDeleted: () => {
      current?.dismiss();
      onDeleted?.();
    },
  });
  return (
    <>
      {songs && setlist.songs.length > 0 && <PlayAll queue={queue} songs={songs} />}
      {setlist.songs.length > 0 && (
        <ButtonLink
          kind={songs ? "plain" : "main"}
          icon={<IconMicrophone2 aria-hidden />}
          to="/setlist/$setlistId/stage"
          params={{ setlistId: String(setlist.id) }}
        >
          Stage view
        </ButtonLink>
      )}
      {maySave && (
        <Button compact icon={<IconPencil aria-hidden />} onClick={() => windows.edit(setlist)}>
          Edit
        </Button>
      )}
      <Button compact icon={<IconPrinter aria-hidden />} onClick={() => windows.print(setlist)}>
        Print
      </Button>
      <MenuButton label={`More for ${setlist.name}`} groups={() => actions(setlist)}>
        <IconDots aria-hidden />
      </MenuButton>
    </>
  );
}

/** Plays the whole set list from its first recording; while it plays, the same button pauses. */
function PlayAll({ queue, songs }: { queue: readonly SongOfSetlist[]; songs: SongSlots }) {
  const player = usePlayer();
  const playable = queue.filter(({ recordingFilename }) => recordingFilename !== null);
  const isThis = usePlayerState(({ queue: { songs: queued } }) => isSame(queued, playable));
  const isPlaying = usePlayerState(({ status }) => status === "playing") && isThis;
  const [first] = playable;
  return (
    <PlayToggle
      compact
      isPlaying={isPlaying}
      unavailable={first ? undefined : "No song of this set list has a recording"}
      onClick={() => {
        if (isThis) player.toggle();
        else if (first) songs.onPlay(first, queue);
      }}
    />
  );
}

function isSame(one: readonly { id: number }[], other: readonly { id: number }[]): boolean {
  return (
    other.length > 0 &&
    one.length === other.length &&
    one.every(({ id }, index) => id === other[index]?.id)
  );
}
