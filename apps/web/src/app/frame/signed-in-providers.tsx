/** What every signed-in screen may use: questions, unsaved locks, windows, the player and what it keeps. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { browserChartSettings } from "../../records/charts/browser-chart-settings.ts";
import { ChartSettingsContext } from "../../records/charts/chart-settings-context.ts";
import { KeptDocumentsContext } from "../../records/documents/kept-documents-context.ts";
import { browserPlayer } from "../../records/player/browser-player.ts";
import { browserCapabilities } from "../../records/player/browser-capabilities.ts";
import { PlayerContext } from "../../records/player/player-context.ts";
import { streamRecording } from "../../records/player/stream-recording.ts";
import { KeptRecordingsContext } from "../../records/recordings/kept-songs-context.ts";
import { recordingOpener } from "../../records/recordings/open-recording.ts";
import { RecordingOpenerContext } from "../../records/recordings/recording-opener-context.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { sendStudiosLater } from "../../records/studio/send-later.ts";
import { ConfirmProvider } from "../../ui/confirm/confirm-provider.tsx";
import { UnsavedLocksProvider } from "../../ui/edit-session/unsaved-locks-provider.tsx";
import { WindowManagerProvider } from "../../ui/windows/window-manager-provider.tsx";
import { BandFileWindows } from "../band-file-windows.tsx";
import { DeviceWindow } from "../device-window.tsx";
import { RecordWindows } from "../record-windows.tsx";
import { SetlistChooser } from "../setlists/setlist-chooser.tsx";
import { memberDocuments } from "./member-documents.ts";
import { memberRecordings } from "./member-recordings.ts";

export function SignedInProviders({ children }: { children: ReactNode }) {
  const services = useServices();
  const bandUser = useBandUser();
  const queries = useQueryClient();
  const [documents] = useState(() => memberDocuments(bandUser, services, queries));
  const [recordings] = useState(() => memberRecordings(bandUser, services, { queries, documents }));
  const [open] = useState(() =>
    recordingOpener({
      find: recordings.find,
      stream: (song) => streamRecording(services.client, song, browserCapabilities(window)),
    }),
  );
  const [player] = useState(() => browserPlayer(window, open));
  useEffect(() => {
    void recordings.ready();
    void documents.ready();
  }, [recordings, documents]);
  // Nobody hears a band that they have signed out of, nor loads anything of it.
  useEffect(
    () => () => {
      player.close();
      recordings.close();
      documents.close();
    },
    [player, recordings, documents],
  );
  useEffect(() => sendStudiosLater(window, bandUser.id, services), [bandUser.id, services]);
  const [chartSettings] = useState(() => browserChartSettings(browserStorage));
  return (
    <KeptDocumentsContext value={documents}>
      <KeptRecordingsContext value={recordings}>
        <RecordingOpenerContext value={open}>
          <PlayerContext value={player}>
            <ConfirmProvider>
              <UnsavedLocksProvider>
                <ChartSettingsContext value={chartSettings}>
                  <SetlistChooser>
                    <RecordWindows>
                      <WindowManagerProvider>
                        <BandFileWindows>
                          <DeviceWindow>{children}</DeviceWindow>
                        </BandFileWindows>
                      </WindowManagerProvider>
                    </RecordWindows>
                  </SetlistChooser>
                </ChartSettingsContext>
              </UnsavedLocksProvider>
            </ConfirmProvider>
          </PlayerContext>
        </RecordingOpenerContext>
      </KeptRecordingsContext>
    </KeptDocumentsContext>
  );
}
