/** What can be done with the song that is shown. */
import { saveSong, type Song, uploadRecording } from "@bandstand/contracts/songs";
import {
  IconBookmark,
  IconBookmarkOff,
  IconBrandYoutube,
  IconDots,
  IconDownload,
  IconPencil,
  IconPlaylistAdd,
  IconStar,
  IconUpload,
  IconWaveSquare,
} from "@tabler/icons-react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { buttonClass } from "../../../ui/buttons/button-look.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useQueueItems } from "../../../records/player/use-queue-items.tsx";
import { ADD_TO_SETLIST, useAddToSetlist } from "../../../records/setlists/add-to-setlist.ts";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { KeepButton } from "../recording/keep-button.tsx";
import { useDownloadRecording } from "../recording/download-recording.ts";
import styles from "./song-view.module.css";
import { useBookmarkSong } from "../../../records/bookmarks/use-bookmark-song.ts";
import { useOpenStudio } from "../../../records/studio/use-open-studio.ts";
import { PlaySong } from "../recording/play-song.tsx";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

export function SongViewActions({ song }: { song: Song }) {
  const bookmark = useBookmarkSong();
  const windows = useSongWindows();
  const addToSetlist = useAddToSetlist();
  const hasRecording = song.recordingFilename !== null;
  return (
    <div className={styles.actions}>
      {hasRecording && <PlaySong song={song} />}
      {addToSetlist.isOffered && (
        <Button
          icon={<IconPlaylistAdd aria-hidden />}
          unavailable={addToSetlist.unavailable}
          onClick={() => addToSetlist.choose([song])}
        >
          {ADD_TO_SETLIST}
        </Button>
      )}
      {hasRecording && <RecordingActions song={song} />}
      <Button
        icon={song.Bookmark ? <IconBookmarkOff aria-hidden /> : <IconBookmark aria-hidden />}
        onClick={() => bookmark(song, song.Bookmark)}
      >
        {song.Bookmark ? "Remove Bookmark" : "Bookmark"}
      </Button>
      <Button icon={<IconStar aria-hidden />} onClick={() => windows.rate(song)}>
        Rate
      </Button>
      {song.youTubeId !== null && <VideoLink videoId={song.youTubeId} />}
      <EditorActions song={song} />
      {hasRecording && <QueueMenu song={song} />}
    </div>
  );
}

function RecordingActions({ song }: { song: Song }) {
  const download = useDownloadRecording();
  const notify = useNotify();
  const studio = useOpenStudio();
  return (
    <>
      <Button
        icon={<IconWaveSquare aria-hidden />}
        unavailable={studio.unavailable}
        onClick={() => studio.open(song)}
      >
        Audio Studio
      </Button>
      <Button
        icon={<IconDownload aria-hidden />}
        onClick={() => void download(song).catch(() => notify.error("Error Fetching Data"))}
      >
        Download recording
      </Button>
      <KeepButton song={song} />
    </>
  );
}

function QueueMenu({ song }: { song: Song }) {
  const queueItems = useQueueItems();
  return (
    <MenuButton
      label={`More for ${song.title}`}
      groups={() => [{ key: "queue", items: queueItems([song]) }]}
    >
      <IconDots aria-hidden />
    </MenuButton>
  );
}

function VideoLink({ videoId }: { videoId: string }) {
  return (
    <a
      className={buttonClass({})}
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
      target="_blank"
      rel="noreferrer"
    >
      <IconBrandYoutube aria-hidden /> Watch on YouTube
    </a>
  );
}

function EditorActions({ song }: { song: Song }) {
  const windows = useSongWindows();
  const may = useMayCall();
  return (
    <>
      {may(uploadRecording) && (
        <Button icon={<IconUpload aria-hidden />} onClick={() => windows.upload(song)}>
          Upload
        </Button>
      )}
      {may(saveSong) && (
        <Button icon={<IconPencil aria-hidden />} onClick={() => windows.edit(song)}>
          Edit
        </Button>
      )}
    </>
  );
}
