/** The waveform of the recording with what stands on it, and how close it is looked at. */
import { clampZoom, isZoomed, seenText, zoomText } from "@bandstand/domain/studio/zoom";
import { movedMarker } from "@bandstand/domain/studio/markers";
import { ZOOM } from "@bandstand/domain/studio/ranges";
import { snapped } from "@bandstand/domain/studio/snap";
import { IconZoomIn, IconZoomOut, IconZoomReset } from "@tabler/icons-react";
import type { Ref } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useShownChords } from "../words/use-song-chart.ts";
import { useSteadySlide } from "../../../ui/slide/use-steady-slide.ts";
import type { WaveformView } from "./waveform-view.ts";
import { type WaveformHandle, StudioWaveform } from "./studio-waveform.tsx";
import { useWaveformView, useSeen } from "./use-waveform-view.ts";
import styles from "./waveform-panel.module.css";
import { LiveChord } from "../analysis/live-chord.tsx";
import { fillOf } from "../panels/slider.tsx";
import sliderStyles from "../panels/slider.module.css";
import { useSound, useStudio } from "../session/studio-context.ts";
import { useLoop } from "../transport/use-loop.ts";
import { useMarkers } from "../markers/use-markers.ts";
import { useStudioPeaks } from "../session/use-studio-peaks.ts";

export function WaveformPanel({ ref }: { ref: Ref<WaveformHandle> }) {
  const { song, recording, sound, state, set, seek, marking } = useStudio();
  const view = useWaveformView();
  const markers = useMarkers();
  const chords = useShownChords(song.id, state.settings);
  const { settings } = state;
  const peaks = useStudioPeaks(song, recording);
  const loop = useLoop();
  const isPlaying = useSound((snapshot) => snapshot.isPlaying);
  const told = useSound((snapshot) => snapshot.duration);
  const duration = told || (recording.duration ?? 0);
  const setZoom = (zoom: number) => set({ zoomLevel: clampZoom(zoom) });
  return (
    <div className={styles.panel}>
      <StudioWaveform
        ref={ref}
        view={view}
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
        chords={chords}
        beats={settings.detectedBeats}
        bars={settings.barPositions}
        snap={(time) => snapped(time, settings)}
        onSeek={seek}
      />
      <ZoomRow view={view} zoom={settings.zoomLevel} onZoom={setZoom} />
    </div>
  );
}

interface ZoomRowProps {
  view: WaveformView;
  zoom: number;
  onZoom: (zoom: number) => void;
}

function ZoomRow({ view, zoom, onZoom }: ZoomRowProps) {
  const seen = useSeen(view);
  const slide = useSteadySlide("x", onZoom);
  const [readout, words] =
    seen === null
      ? [`${zoomText(zoom)} · all`, `${zoomText(zoom)}, the whole recording is seen`]
      : [`${zoomText(zoom)} · ${seenText(seen)}`, `${zoomText(zoom)}, ${seenText(seen)} are seen`];
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <LiveChord />
      <IconButton
        size="small"
        label="Zoom out"
        unavailable={isZoomed(zoom) ? undefined : "The whole picture is shown"}
        onClick={() => onZoom(zoom - ZOOM.buttonStep)}
      >
        <IconZoomOut aria-hidden />
      </IconButton>
      <input
        type="range"
        className={sliderStyles.slider}
        style={fillOf(zoom, ZOOM.min, ZOOM)}
        aria-label="Zoom"
        aria-valuetext={words}
        min={ZOOM.min}
        max={ZOOM.max}
        step={ZOOM.step}
        value={zoom}
        {...slide}
      />
      <IconButton
        size="small"
        label="Zoom in"
        unavailable={zoom < ZOOM.max ? undefined : "No closer than this"}
        onClick={() => onZoom(zoom + ZOOM.buttonStep)}
      >
        <IconZoomIn aria-hidden />
      </IconButton>
      <output className={styles.readout} title={words}>
        {readout}
      </output>
      {isZoomed(zoom) && (
        <IconButton size="small" label="Reset zoom" onClick={() => onZoom(ZOOM.min)}>
          <IconZoomReset aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
