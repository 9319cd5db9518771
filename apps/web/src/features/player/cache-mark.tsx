/** Whether the song plays without a network, as an icon and in words. */
import {
  IconAlertTriangle,
  IconCloudDownload,
  IconCloudOff,
  IconDeviceFloppy,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PlayableSong } from "../../records/player/playable.ts";
import { usePlayerState } from "../../records/player/player-context.ts";
import { keepState, useKeptState } from "../../records/recordings/kept-songs-context.ts";
import { useIsOnline } from "../../lib/services/services-context.ts";
import styles from "./cache-mark.module.css";
import { type CacheState, cacheState } from "./cache-state.ts";

const LOOK: Readonly<Record<CacheState, { icon: ReactNode; words: string }>> = {
  cached: { icon: <IconDeviceFloppy aria-hidden />, words: "Cached" },
  offline: { icon: <IconCloudOff aria-hidden />, words: "Offline" },
  downloading: { icon: <IconCloudDownload aria-hidden />, words: "Downloading" },
  error: { icon: <IconAlertTriangle aria-hidden />, words: "Error" },
};

export function CacheMark({ song }: { song: PlayableSong }) {
  const kept = useKeptState();
  const isOnline = useIsOnline();
  const hasFailed = usePlayerState((state) => state.status === "error");
  const state = cacheState({ keep: keepState(kept, song), isOnline, hasFailed });
  if (state === null) return null;
  const { icon, words } = LOOK[state];
  const share = kept.downloads.get(song.id);
  return (
    <span className={styles.mark} data-state={state}>
      {icon}
      {share === undefined ? words : `${words} ${Math.round(share * 100)} %`}
    </span>
  );
}
