/** The waveform of the recording with what stands on it, and where there is room, the sliders that look closer and along. */
import { clampZoom } from "@bandstand/domain/studio/zoom";
import { movedMarker } from "@bandstand/domain/studio/markers";
import { snapped } from "@bandstand/domain/studio/snap";
import type { Ref } from "react";
import { useShownChords } from "../words/use-song-chart.ts";
import { type WaveformHandle, StudioWaveform } from "./studio-waveform.tsx";
import { Playhead } from "../transport/playhead.tsx";
import { PanBar } from "./pan-bar.tsx";
import styles from "./waveform-panel.module.css";
import { ZoomRow } from "./zoom-row.tsx";
import { AnalysisLane, useHasLane } from "../analysis/analysis-lane.tsx";
import { useCorrections } from "../analysis/use-corrections.ts";
import { useSound, useStudio } from "../session/studio-context.ts";
import { useLoop } from "../transport/use-loop.ts";
import { useMarkers } from "../markers/use-markers.ts";
import { useStudioPeaks } from "../session/use-studio-peaks.ts";

interface WaveformPanelProps {
  ref: Ref<WaveformHandle>;
  /** Only the chords and the whole recording in little. */
  isLittle: boolean;
}

export function WaveformPanel({ ref, isLittle }: WaveformPanelProps) {
  const { song, recording, sound, state, set, seek, marking, room, view } = useStudio();
  const markers = useMarkers();
  const chords = useShownChords(song.id, state.settings);
  const { settings } = state;
  const peaks = useStudioPeaks(song, recording);
  const loop = useLoop();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const told = useSound((snapshot) => snapshot.duration);
  const hasLane = useHasLane();
  const corrections = useCorrections();
  const duration = told || (recording.duration ?? 0);
  const setZoom = (zoom: number) => set({ zoomLevel: clampZoom(zoom) });
  return (
    <div className={styles.panel}>
      <StudioWaveform
        ref={ref}
        view={view}
        isLittle={isLittle}
        beside={room === "phone" ? <Playhead /> : null}
        peaks={peaks}
        duration={duration}
        position={sound.position}
        isPlaying={isPlaying}
        zoom={settings.zoomLevel}
        onZoom={setZoom}
        loop={settings.loopRegion}
        isLooping={settings.loopEnabled}
        onLoop={loop.change}
        markers={settings.markers}
        selectedMarker={marking.selected}
        onMarkerSelect={marking.select}
        onMarkerOpen={markers.edit}
        onMarkerMove={(id, time) =>
          set({ markers: movedMarker(settings.markers, id, time, duration) })
        }
        lane={hasLane && !isLittle ? <AnalysisLane isDrawn={peaks.coarse.length > 0} /> : null}
        chords={chords}
        beats={settings.detectedBeats}
        bars={settings.barPositions}
        corrections={corrections}
        snap={(time) => snapped(time, settings)}
        onSeek={seek}
      />
      {room !== "phone" && (
        <>
          <PanBar view={view} />
          <ZoomRow />
        </>
      )}
    </div>
  );
}
