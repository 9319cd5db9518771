/** What every signed-in screen may use: questions, form locks, windows, the player. */
import { type ReactNode, useEffect, useState } from "react";
import { browserPlayer } from "../../lib/player/browser-player.ts";
import { browserTaste } from "../../lib/player/browser-taste.ts";
import { PlayerContext } from "../../lib/player/player-context.ts";
import { streamRecording } from "../../lib/player/stream-recording.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { ConfirmProvider } from "../../ui/confirm/confirm-provider.tsx";
import { FormLocksProvider } from "../../ui/form-frame/form-locks-provider.tsx";
import { WindowManagerProvider } from "../../ui/windows/window-manager-provider.tsx";

export function SignedInProviders({ children }: { children: ReactNode }) {
  const { client } = useServices();
  const [player] = useState(() =>
    browserPlayer(window, (song) => streamRecording(client, song, browserTaste(window))),
  );
  // Nobody hears a band that they have signed out of.
  useEffect(() => () => player.close(), [player]);
  return (
    <PlayerContext value={player}>
      <ConfirmProvider>
        <FormLocksProvider>
          <WindowManagerProvider>{children}</WindowManagerProvider>
        </FormLocksProvider>
      </ConfirmProvider>
    </PlayerContext>
  );
}
