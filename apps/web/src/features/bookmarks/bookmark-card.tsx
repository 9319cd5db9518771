import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { formatDuration } from "@bandstand/domain/duration";
import {
  IconBookmarkOff,
  IconDots,
  IconEye,
  IconPlayerPlay,
  IconWaveSquare,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { PhoneFacts } from "../../records/songs/phone-facts.tsx";
import { songAddress } from "../../records/songs/song-address.ts";
import { RecordLink } from "../../ui/links/record-link.tsx";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { KeyBadge } from "../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import { STATUS_TONE } from "../../records/songs/status-tone.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import type { SortableRowParts } from "../../ui/sortable/sortable-row.tsx";
import { usePhone } from "../../ui/windows/use-phone.ts";
import styles from "./bookmark-card.module.css";

interface BookmarkCardProps {
  bookmark: Bookmark;
  parts: SortableRowParts;
  playButton: ReactNode;
  onPlay: () => void;
  onStudio: () => void;
  /** Why no studio can be opened now. */
  studioUnavailable: string | undefined;
  onView: () => void;
  onRemove: () => void;
}

export function BookmarkCard(props: BookmarkCardProps) {
  const { bookmark, parts, playButton, onPlay, onStudio, studioUnavailable, onView, onRemove } =
    props;
  const { title, artist, bpm, seconds, recordingFilename, SongStatus } = bookmark.Song;
  const hasRecording = recordingFilename !== null;

  const phone = usePhone();
  const status = (
    <StatusMark tone={STATUS_TONE[SongStatus.tag]} label={SongStatus.name} dotOnly={phone} />
  );

  function actions(): MenuGroup[] {
    const play = {
      key: "play",
      label: "Play Recording",
      icon: <IconPlayerPlay />,
      onSelect: onPlay,
    };
    const studio = {
      key: "studio",
      label: "Open Audio Studio",
      icon: <IconWaveSquare />,
      unavailable: studioUnavailable,
      onSelect: onStudio,
    };
    const view = { key: "view", label: "View Details", icon: <IconEye />, onSelect: onView };
    const remove = {
      key: "remove",
      label: "Remove from Bookmarks",
      icon: <IconBookmarkOff />,
      onSelect: onRemove,
    };
    return [
      { key: "open", items: hasRecording ? [play, studio, view] : [view] },
      { key: "remove", items: [remove] },
    ];
  }

  return (
    <article
      className={styles.card}
      aria-label={`${title}, ${artist}`}
      data-moving={parts.handle !== null || undefined}
    >
      {parts.handle}
      <span className={styles.place} aria-hidden>
        {bookmark.sequence}
      </span>
      <div className={styles.play}>
        {hasRecording ? playButton : <VisuallyHidden>No recording</VisuallyHidden>}
      </div>
      <div className={styles.words}>
        <RecordLink href={songAddress(bookmark.Song.id)} className={styles.song} onOpen={onView}>
          <strong>{title}</strong>
          <span className={styles.artist}>
            {phone && status}
            <span>{artist}</span>
          </span>
        </RecordLink>
        {phone ? (
          <PhoneFacts song={bookmark.Song} />
        ) : (
          <div className={styles.facts}>
            <span>
              <KeyBadge song={bookmark.Song} />
            </span>
            <span className={styles.fact}>{bpm !== null && `${bpm} bpm`}</span>
            <span className={styles.fact}>
              {seconds !== null && seconds > 0 && formatDuration(seconds)}
            </span>
            {status}
          </div>
        )}
      </div>
      {parts.menu}
      <div className={styles.actions}>
        <MenuButton label={`Actions for ${title}`} groups={actions}>
          <IconDots aria-hidden />
        </MenuButton>
      </div>
    </article>
  );
}
