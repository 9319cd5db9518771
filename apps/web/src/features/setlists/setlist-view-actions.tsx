/** What can be done with the set list that is shown. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { canEditSetlists } from "@bandstand/domain/permissions";
import {
  IconCopy,
  IconDots,
  IconMicrophone2,
  IconPencil,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPrinter,
  IconTrash,
} from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../lib/player/player-context.ts";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import styles from "./setlist-view.module.css";
import type { SongOfSetlist, SongSeam } from "./song-seam.ts";
import { takeAlong } from "./take-along.tsx";
import { useCopySetlist } from "./use-copy-setlist.ts";
import { useDeleteSetlist } from "./use-delete-setlist.ts";

interface SetlistViewActionsProps {
  setlist: SetlistWithSections;
  /** Its songs in the order in which they are played. */
  queue: readonly SongOfSetlist[];
  songs: SongSeam | null;
  onStage: () => void;
  onDeleted: (() => void) | undefined;
}

export function SetlistViewActions(props: SetlistViewActionsProps) {
  const { setlist, queue, songs, onStage, onDeleted } = props;
  const windows = useSetlistWindows();
  const mayEdit = canEditSetlists(useBandUser());
  const { edit, print } = windows;
  return (
    <div className={styles.actions}>
      {songs && <PlayAll queue={queue} songs={songs} />}
      {setlist.songs.length > 0 && (
        <Button icon={<IconMicrophone2 aria-hidden />} onClick={onStage}>
          Stage view
        </Button>
      )}
      {mayEdit && edit && (
        <Button icon={<IconPencil aria-hidden />} onClick={() => edit(setlist)}>
          Edit
        </Button>
      )}
      {print && (
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print(setlist)}>
          Print
        </Button>
      )}
      <More setlist={setlist} mayEdit={mayEdit} onDeleted={onDeleted} />
    </div>
  );
}

/** Plays the whole set list from its first recording; while it plays, the same button pauses. */
function PlayAll({ queue, songs }: { queue: readonly SongOfSetlist[]; songs: SongSeam }) {
  const player = usePlayer();
  const playable = queue.filter(({ recordingFilename }) => recordingFilename !== null);
  const isThis = usePlayerState(({ queue: { songs: queued } }) => isSame(queued, playable));
  const isPlaying = usePlayerState(({ status }) => status === "playing") && isThis;
  const [first] = playable;
  return (
    <Button
      kind="main"
      icon={
        isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />
      }
      unavailable={first ? undefined : "No song of this set list has a recording"}
      onClick={() => {
        if (isThis) player.toggle();
        else if (first) songs.onPlay(first, queue);
      }}
    >
      {isPlaying ? "Pause" : "Play"}
    </Button>
  );
}

function isSame(one: readonly { id: number }[], other: readonly { id: number }[]): boolean {
  return (
    other.length > 0 &&
    one.length === other.length &&
    one.every(({ id }, index) => id === other[index]?.id)
  );
}

interface MoreProps extends Pick<SetlistViewActionsProps, "setlist" | "onDeleted"> {
  mayEdit: boolean;
}

function More({ setlist, mayEdit, onDeleted }: MoreProps) {
  const windows = useSetlistWindows();
  const current = useCurrentWindow();
  const copySetlist = useCopySetlist();
  const deleteSetlist = useDeleteSetlist();
  const unavailable = useIsOnline() ? undefined : "You are offline";

  async function remove(): Promise<void> {
    if (!(await deleteSetlist(setlist))) return;
    current?.dismiss();
    onDeleted?.();
  }

  const along: MenuGroup = { key: "along", items: takeAlong(setlist, windows, unavailable) };
  const changes = (): MenuGroup[] => [
    {
      key: "change",
      items: [
        {
          key: "copy",
          label: "Copy",
          icon: <IconCopy />,
          unavailable,
          onSelect: () => void copySetlist(setlist),
        },
        ...(setlist.permanent
          ? []
          : [
              {
                key: "delete",
                label: "Delete",
                icon: <IconTrash />,
                danger: true,
                unavailable,
                onSelect: () => void remove(),
              },
            ]),
      ],
    },
  ];
  return (
    <MenuButton
      label={`More for ${setlist.name}`}
      groups={() => [along, ...(mayEdit ? changes() : [])]}
    >
      <IconDots aria-hidden />
    </MenuButton>
  );
}
