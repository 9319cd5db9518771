/** What is done most with the song that is shown, and the menu of the rest. */
import { saveSong, type Song, uploadRecording } from "@bandstand/contracts/songs";
import { IconDots, IconPencil, IconUpload, IconWaveSquare } from "@tabler/icons-react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { useOpenStudio } from "../../../records/studio/use-open-studio.ts";
import { PlaySong } from "../recording/play-song.tsx";

const SongViewMenu = latePart(async () => (await import("./song-view-menus.tsx")).SongViewMenu);
const AHEAD = [SongViewMenu];

interface SongViewActionsProps {
  song: Song;
  onDeleted?: (() => void) | undefined;
}

export function SongViewActions({ song, onDeleted }: SongViewActionsProps) {
  const windows = useSongWindows();
  const studio = useOpenStudio();
  const may = useMayCall();
  useFetchAhead(AHEAD);
  return (
    <>
      {song.recordingFilename !== null && (
        <>
          <PlaySong song={song} compact />
          <Button
            compact
            icon={<IconWaveSquare aria-hidden />}
            unavailable={studio.unavailable}
            onClick={() => studio.open(song)}
          >
            Audio Studio
          </Button>
        </>
      )}
      {song.recordingFilename === null && may(uploadRecording) && (
        <Button compact icon={<IconUpload aria-hidden />} onClick={() => windows.upload(song)}>
          Upload
        </Button>
      )}
      {may(saveSong) && (
        <Button compact icon={<IconPencil aria-hidden />} onClick={() => windows.edit(song)}>
          Edit
        </Button>
      )}
      <MenuButton
        label={`More for ${song.title}`}
        groups={() => []}
        more={(panel) => <SongViewMenu song={song} panel={panel} onDeleted={onDeleted} />}
      >
        <IconDots aria-hidden />
      </MenuButton>
    </>
  );
}
