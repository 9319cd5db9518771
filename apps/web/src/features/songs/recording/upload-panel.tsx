/** Puts a recording to a song: a file, or the sound of a video where the server can fetch it; see how far it is, play it. */
import { LIMITS } from "@bandstand/contracts/limits";
import { isAudioName } from "@bandstand/domain/file-kinds";
import { formatFileSize } from "@bandstand/domain/file-size";
import { isVideoId, isVideoUrl } from "@bandstand/domain/video-id";
import { IconCloudUpload } from "@tabler/icons-react";
import { type ClipboardEvent, useState } from "react";
import { useHasVideos } from "../../../lib/application/application-query.ts";
import { useSong } from "../../../records/songs/song-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FileDrop } from "../../../ui/files/file-drop.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import { TabsSkeleton } from "../../../ui/states/skeletons.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { useCloseQuestion } from "../../../ui/windows/use-close-question.ts";
import { PlaySong } from "./play-song.tsx";
import { SaveRecordingLength } from "../form/recording-length.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import styles from "./upload-panel.module.css";
import { useRecordingUpload } from "./use-recording-upload.ts";
import { VideoSearch } from "./video-search.tsx";
import { VideoUrl } from "./video-url.tsx";

export function UploadPanel({ songId }: { songId: number }) {
  const { data: song } = useSong(songId);
  const hasVideos = useHasVideos();
  const { upload, sendFile, sendVideo, refuse, retry, cancel, reset } = useRecordingUpload(songId);
  const [tab, setTab] = useState("file");
  const [url, setUrl] = useState("");

  useCloseQuestion(
    upload.state === "loading"
      ? {
          title: "Upload",
          text: "The upload is not finished. Close and cancel it?",
          yes: "Cancel upload",
          no: "Go on",
        }
      : null,
  );

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text").trim();
    if (hasVideos !== true || upload.state === "loading" || !(isVideoUrl(text) || isVideoId(text)))
      return;
    event.preventDefault();
    setUrl(text);
    setTab("url");
  }

  function take([file]: readonly File[]): void {
    if (!file) return;
    const isAudio = isAudioName(file.name) || file.type.startsWith("audio/");
    if (hasVideos === true && !isAudio)
      refuse(file, "Only audio files are taken here. MP3, WAV, M4A, OGG and FLAC are.");
    else void sendFile(file);
  }

  if (upload.state === "loading") {
    const { source, fileName, share } = upload;
    return <UploadProgress source={source} name={fileName} share={share} onCancel={cancel} />;
  }
  if (upload.state === "uploaded" && song) {
    return (
      <div className={styles.panel}>
        <div className={styles.uploaded}>
          <p role="status">
            {upload.fileName} is the recording of “{song.title}”.
          </p>
          <PlaySong song={song} />
          <SaveRecordingLength song={song} />
          <Button onClick={reset}>Upload another</Button>
        </div>
      </div>
    );
  }

  if (hasVideos === undefined) return <TabsSkeleton />;
  const file = (
    <FileDrop
      icon={<IconCloudUpload aria-hidden />}
      label="Choose a recording"
      hint={`MP3, WAV, M4A, OGG, FLAC; at most ${formatFileSize(LIMITS.recording)}`}
      accept={
        hasVideos
          ? "audio/*,.mp3,.wav,.m4a,.ogg,.flac"
          : "audio/*,video/*,.mp3,.wav,.m4a,.ogg,.flac"
      }
      onFiles={take}
    />
  );
  return (
    <div className={styles.panel} onPaste={onPaste}>
      {song && song.recordingFilename !== null && (
        <p className={styles.note}>“{song.title}” has a recording. A new one takes its place.</p>
      )}
      {upload.state === "failed" && <FormNotice kind="bad">{upload.message}</FormNotice>}
      {upload.state === "failed" && retry && (
        <Button kind="main" className={styles.retry} onClick={retry}>
          Try again
        </Button>
      )}
      {hasVideos ? (
        <Tabs
          label="Where the recording comes from"
          open={tab}
          onOpen={setTab}
          tabs={[
            { key: "file", label: "File", panel: <div className={styles.tab}>{file}</div> },
            {
              key: "search",
              label: "YouTube search",
              panel: (
                <VideoSearch
                  start={song ? `${song.title} ${song.artist}` : ""}
                  onPick={({ url: address, title }) => void sendVideo(address, title)}
                />
              ),
            },
            {
              key: "url",
              label: "YouTube URL",
              panel: (
                <VideoUrl
                  url={url}
                  onChange={setUrl}
                  onDownload={() => void sendVideo(url.trim(), url.trim())}
                />
              ),
            },
          ]}
        />
      ) : (
        file
      )}
    </div>
  );
}
