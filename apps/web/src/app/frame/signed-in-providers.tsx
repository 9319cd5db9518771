/** What every signed-in screen may use: questions, form locks, windows, the player and what it keeps. */
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { browserChartSettings } from "../../lib/charts/browser-chart-settings.ts";
import { ChartSettingsContext } from "../../lib/charts/chart-settings-context.ts";
import { browserPlayer } from "../../lib/player/browser-player.ts";
import { browserTaste } from "../../lib/player/browser-taste.ts";
import { PlayerContext } from "../../lib/player/player-context.ts";
import { streamRecording } from "../../lib/player/stream-recording.ts";
import { KeptRecordingsContext } from "../../lib/recordings/kept-songs-context.ts";
import { recordingOpener } from "../../lib/recordings/open-recording.ts";
import { RecordingOpenerContext } from "../../lib/recordings/recording-opener-context.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { sendStudiosLater } from "../../lib/studio/send-later.ts";
import { ConfirmProvider } from "../../ui/confirm/confirm-provider.tsx";
import { FormLocksProvider } from "../../ui/form-frame/form-locks-provider.tsx";
import { SetlistWindowsContext } from "../../ui/setlists/setlist-windows-context.ts";
import { StudioContentContext } from "../../ui/studio/studio-content-context.ts";
import { WindowManagerProvider } from "../../ui/windows/window-manager-provider.tsx";
import { setlistWindows } from "../setlists/setlist-windows.ts";
import { studioContent } from "../studio/studio-content.ts";
import { memberRecordings } from "./member-recordings.ts";

export function SignedInProviders({ children }: { children: ReactNode }) {
  const services = useServices();
  const bandUser = useBandUser();
  const queries = useQueryClient();
  const [recordings] = useState(() => memberRecordings(bandUser, services, queries));
  const [open] = useState(() =>
    recordingOpener({
      find: recordings.find,
      stream: (song) => streamRecording(services.client, song, browserTaste(window)),
    }),
  );
  const [player] = useState(() => browserPlayer(window, open));
  useEffect(() => void recordings.ready(), [recordings]);
  // Nobody hears a band that they have signed out of, nor loads anything of it.
  useEffect(
    () => () => {
      player.close();
      recordings.close();
    },
    [player, recordings],
  );
  useEffect(() => sendStudiosLater(window, bandUser.id, services), [bandUser.id, services]);
  const [chartSettings] = useState(() => browserChartSettings(window));
  return (
    <KeptRecordingsContext value={recordings}>
      <RecordingOpenerContext value={open}>
        <PlayerContext value={player}>
          <ConfirmProvider>
            <FormLocksProvider>
              <ChartSettingsContext value={chartSettings}>
                <SetlistWindowsContext value={setlistWindows}>
                  <StudioContentContext value={studioContent}>
                    <WindowManagerProvider>{children}</WindowManagerProvider>
                  </StudioContentContext>
                </SetlistWindowsContext>
              </ChartSettingsContext>
            </FormLocksProvider>
          </ConfirmProvider>
        </PlayerContext>
      </RecordingOpenerContext>
    </KeptRecordingsContext>
  );
}
