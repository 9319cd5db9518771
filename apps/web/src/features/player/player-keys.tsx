/** The player's keys, wherever the member is. */
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { SKIP } from "../../records/player/player-state.ts";
import { useShortcut } from "../../ui/keyboard/keyboard-context.ts";

export function PlayerKeys() {
  const player = usePlayer();
  const hasSong = usePlayerState((state) => state.song !== null);
  useShortcut(
    hasSong
      ? { keys: "p", label: "Play or pause", group: "Player", run: () => player.toggle() }
      : null,
  );
  useShortcut(
    hasSong
      ? { keys: "[", label: "Back 2 seconds", group: "Player", run: () => player.skip(-SKIP) }
      : null,
  );
  useShortcut(
    hasSong
      ? { keys: "]", label: "Forward 2 seconds", group: "Player", run: () => player.skip(SKIP) }
      : null,
  );
  return null;
}
