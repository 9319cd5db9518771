/** What can be done with one song. What a member may not do is not in it. */
import type { SongRow } from "@bandstand/contracts/songs";
import { canEditSongs } from "@bandstand/domain/permissions";
import { Menu } from "@mantine/core";
import {
  IconDots,
  IconDownload,
  IconEye,
  IconPencil,
  IconTrash,
  IconUpload,
} from "@tabler/icons-react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useDownloadRecording } from "./requests/download-recording.ts";
import { useDeleteSong } from "./use-delete-song.ts";
import { useSongWindows } from "./use-song-windows.ts";

interface SongMenuProps {
  song: SongRow;
  tabIndex: 0 | -1;
}

export function SongMenu({ song, tabIndex }: SongMenuProps) {
  const windows = useSongWindows();
  const download = useDownloadRecording();
  const deleteSong = useDeleteSong();
  const notify = useNotify();
  const mayEdit = canEditSongs(useBandUser());
  const hasRecording = song.recordingFilename !== null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={`Actions for ${song.title}`} tabIndex={tabIndex}>
          <IconDots aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye />} onClick={() => windows.view(song)}>
          View
        </Menu.Item>
        {mayEdit && (
          <>
            <Menu.Item leftSection={<IconPencil />} onClick={() => windows.edit(song)}>
              Edit
            </Menu.Item>
            <Menu.Item leftSection={<IconUpload />} onClick={() => windows.upload(song)}>
              Upload recording
            </Menu.Item>
          </>
        )}
        <Menu.Item
          leftSection={<IconDownload />}
          disabled={!hasRecording}
          onClick={() => void download(song).catch(() => notify.error("Error Fetching Data"))}
        >
          Download recording
        </Menu.Item>
        {mayEdit && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash />}
              onClick={() => void deleteSong(song)}
            >
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
