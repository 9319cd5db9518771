/** Finds videos of a song and takes the sound of one. */
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import type { VideoResult } from "@bandstand/contracts/videos";
import { formatDuration } from "@bandstand/domain/duration";
import { IconDownload, IconSearch, IconVideo } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../../lib/services/services-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import { NativeField } from "../../../ui/native-fields/native-field.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { findVideos } from "./videos.ts";
import styles from "./video-search.module.css";
import { VideoThumbnail } from "../../../records/videos/video-thumbnail.tsx";

interface VideoSearchProps {
  /** The words to begin with. */
  start: string;
  onPick: (video: VideoResult) => void;
}

export function VideoSearch({ start, onPick }: VideoSearchProps) {
  const { client } = useServices();
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const words = typed ?? start;
  const search = useMutation({
    mutationFn: (query: string) => findVideos(client, query, new AbortController().signal),
  });

  function submit(): void {
    const query = words.trim();
    setMissing(query === "");
    if (query !== "") search.mutate(query);
  }

  return (
    <div className={styles.search}>
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <NativeField
          label="Search YouTube"
          type="search"
          enterKeyHint="search"
          maxLength={LIMITS.search}
          field={{
            name: "query",
            value: words,
            message: isMissing ? PLEASE_ENTER_A_VALUE : undefined,
            set: (value) => setTyped(value ?? ""),
            onBlur: () => {},
          }}
        />
        <Button type="submit" kind="main" icon={<IconSearch aria-hidden />} busy={search.isPending}>
          Search
        </Button>
      </form>
      {search.isPending && <ProgressBar label="Searching YouTube" share={null} />}
      {search.error && <FormNotice kind="bad">{search.error.message}</FormNotice>}
      {search.data?.length === 0 && <p role="status">No videos were found for these words.</p>}
      {search.data && search.data.length > 0 && (
        <ul className={styles.results} aria-label="Videos">
          {search.data.map((video) => (
            <li key={video.id} className={styles.result}>
              <VideoThumbnail videoId={video.thumbnail === null ? null : video.id}>
                <IconVideo />
              </VideoThumbnail>
              <div className={styles.words}>
                <strong dir="auto">{video.title}</strong>
                <span dir="auto">{video.channel}</span>
                {video.duration !== null && (
                  <span className={styles.time}>{formatDuration(video.duration)}</span>
                )}
              </div>
              <Button
                icon={<IconDownload aria-hidden />}
                aria-label={`Download ${video.title}`}
                onClick={() => onPick(video)}
              >
                Download
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
