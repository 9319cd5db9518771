/** How songs follow one another and how loud they are. */
import { nextRepeat, type Repeat } from "@bandstand/domain/play-queue";
import {
  IconDots,
  IconRepeat,
  IconRepeatOff,
  IconRepeatOnce,
  IconVolume2,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import styles from "./player-options.module.css";

const REPEATS: Readonly<Record<Repeat, { label: string; icon: ReactNode }>> = {
  off: { label: "Repeat: off", icon: <IconRepeatOff aria-hidden /> },
  all: { label: "Repeat: all songs", icon: <IconRepeat aria-hidden /> },
  one: { label: "Repeat: this song", icon: <IconRepeatOnce aria-hidden /> },
};

export function PlayerOptions() {
  const player = usePlayer();
  const repeat = usePlayerState((state) => state.repeat);
  const isLevelled = usePlayerState((state) => state.isLevelled);
  const { label, icon } = REPEATS[repeat];
  return (
    <>
      <IconButton
        label={label}
        className={styles.option}
        data-on={repeat !== "off" || undefined}
        onClick={() => player.setRepeat(nextRepeat(repeat))}
      >
        {icon}
      </IconButton>
      <MenuButton
        label="More for the player"
        groups={() => [
          {
            key: "sound",
            items: [
              {
                key: "level",
                label: isLevelled ? "Stop levelling loudness" : "Level loudness",
                icon: <IconVolume2 />,
                onSelect: () => player.setLevelled(!isLevelled),
              },
            ],
          },
        ]}
      >
        <IconDots aria-hidden />
      </MenuButton>
    </>
  );
}
