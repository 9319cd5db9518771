/** Points out, while somebody types, that the band has the song already. */
import { duplicatesOf } from "@bandstand/domain/song-duplicates";
import { IconCopy } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { useSongs } from "../../../records/songs/songs-query.ts";
import styles from "./duplicate-notice.module.css";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

interface DuplicateNoticeProps {
  song: { id?: number | undefined; title: string | undefined; artist: string | undefined };
}

export function DuplicateNotice({ song: { id, title = "", artist = "" } }: DuplicateNoticeProps) {
  const { data: songs } = useSongs();
  const windows = useSongWindows();
  const [twin] = duplicatesOf({ id, title, artist }, songs ?? []);

  function open(event: MouseEvent): void {
    if (twin === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Beside the form, which keeps what was typed.
    event.preventDefault();
    windows.view(twin);
  }

  return (
    <div role="status">
      {twin && (
        <p className={styles.notice}>
          <IconCopy aria-hidden />
          <span>
            The library has this song already:{" "}
            <a href={`/song/${twin.id}`} onClick={open}>
              {twin.title}, {twin.artist}
            </a>
            , {twin.songStatusName}
          </span>
        </p>
      )}
    </div>
  );
}
