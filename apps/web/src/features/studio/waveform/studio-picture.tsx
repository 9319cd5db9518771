/** The picture of a recording: markers and chords in lanes, the waveform with its grid and loop, and all of it in little below. */
import { byTime } from "@bandstand/domain/studio/markers";
import type { LoopRegion as Loop, Marker } from "@bandstand/domain/studio/settings";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { loudestOf, type StudioPeaks } from "./bar-levels.ts";
import type { ShownChord } from "./chord-cells.ts";
import { CurrentChord } from "./current-chord.tsx";
import { LoopRegion } from "./loop-region.tsx";
import { MarkerFlag } from "./marker-flag.tsx";
import { Minimap } from "./minimap.tsx";
import { paintBars } from "./paint-bars.ts";
import { paintChords } from "./paint-chords.ts";
import { paintGrid } from "./paint-grid.ts";
import { PanBar, PlayheadArrow } from "./pan-bar.tsx";
import type { PictureView } from "./picture-view.ts";
import { isWhole, spanOf } from "./scale.ts";
import type { Sheet } from "./sheet.ts";
import { xWithin } from "./stage.ts";
import { Strip } from "./strip.tsx";
import styles from "./studio-picture.module.css";
import { PlayedTrack, Playhead, Track } from "./track.tsx";
import { useFrames } from "./use-frames.ts";
import { useStageGestures } from "./use-stage-gestures.ts";

/** For the keys of the studio. */
export interface PictureHandle {
  /** A quarter of what is seen, onwards or back. */
  pan: (direction: 1 | -1) => void;
  /** Not all of it is seen. */
  canPan: () => boolean;
  jumpToPlayhead: () => void;
}

export interface StudioPictureProps {
  ref?: Ref<PictureHandle>;
  /** What of it is seen. */
  view: PictureView;
  peaks: StudioPeaks;
  /** Seconds. */
  duration: number;
  /** Read at every frame while it plays, and now and then at rest. */
  position: () => number;
  isPlaying: boolean;
  /** Pixels a second. */
  zoom: number;
  onZoom: (pixelsASecond: number) => void;
  loop: Loop | null;
  isLooping: boolean;
  /** Null clears it. */
  onLoop: (loop: Loop | null) => void;
  markers: readonly Marker[];
  selectedMarker: number | null;
  onMarkerSelect: (id: number) => void;
  onMarkerOpen: (id: number) => void;
  onMarkerMove: (id: number, time: number) => void;
  /** As they are to be shown. */
  chords: readonly ShownChord[];
  beats: readonly number[];
  bars: readonly number[];
  snap: (time: number) => number;
  onSeek: (time: number) => void;
}

export function StudioPicture(props: StudioPictureProps) {
  const { ref, view, duration, zoom, loop, markers, chords, beats, bars, snap, peaks } = props;
  const [draft, setDraft] = useState<Loop | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => view.load(duration, zoom), [view, duration, zoom]);
  useFrames(view, props.position, props.isPlaying);
  useWidth(stage, view);
  useImperativeHandle(ref, () => handleOf(view), [view]);
  const gestures = useStageGestures(stage, { ...props, onDraft: setDraft });

  const timeAt = (clientX: number): number => {
    const { from, pixels } = view.get();
    return stage.current ? from + xWithin(stage.current, clientX) / pixels : from;
  };
  const place = { view, duration, timeAt };
  const loudest = loudestOf(peaks.coarse);
  const shownLoop = draft ?? loop;
  const inOrder = byTime(markers);
  return (
    <div
      className={styles.picture}
      role="group"
      aria-label="Waveform"
      data-markers={markers.length === 0 ? "none" : undefined}
      data-chords={chords.length === 0 ? "none" : undefined}
    >
      <div ref={stage} className={styles.stage} {...gestures}>
        <div className={styles.ground} />
        <Track view={view}>
          <div className={styles.chords}>
            <Strip view={view} paint={(sheet) => paintChords(sheet, chords, duration)} />
          </div>
          <div className={styles.wave}>
            <Strip
              view={view}
              paint={(sheet) => {
                paintGrid(sheet, { beats, bars });
                paintBars(sheet, peaks, loudest, colours(sheet, "--wave", "--wave-loud"));
              }}
            />
          </div>
          <CurrentChord view={view} chords={chords} />
        </Track>
        <PlayedTrack view={view}>
          <div className={styles.wave}>
            <Strip
              view={view}
              paint={(sheet) =>
                paintBars(sheet, peaks, loudest, colours(sheet, "--accent-quiet", "--accent"))
              }
            />
          </div>
        </PlayedTrack>
        <Track view={view}>
          {shownLoop !== null && (
            <LoopRegion
              stage={place}
              loop={shownLoop}
              isLooping={props.isLooping}
              beats={beats}
              bars={bars}
              snap={snap}
              onDraft={setDraft}
              onLoop={props.onLoop}
            />
          )}
          {inOrder.map((marker, index) => (
            <MarkerFlag
              key={marker.id}
              stage={place}
              marker={marker}
              room={(inOrder[index + 1]?.time ?? duration) - marker.time}
              isSelected={marker.id === props.selectedMarker}
              snap={snap}
              onSelect={props.onMarkerSelect}
              onOpen={props.onMarkerOpen}
              onMove={props.onMarkerMove}
            />
          ))}
        </Track>
        <Playhead view={view} />
        <PlayheadArrow view={view} />
      </div>
      <Minimap view={view} peaks={peaks} duration={duration} loop={shownLoop} markers={markers} />
      <PanBar view={view} />
    </div>
  );
}

function colours({ palette }: Sheet, quiet: `--${string}`, loud: `--${string}`) {
  return { quiet: palette.of(quiet), loud: palette.of(loud) };
}

function handleOf(view: PictureView): PictureHandle {
  return {
    pan: (direction) => view.pullBy((direction * spanOf(view.get())) / 4),
    canPan: () => !isWhole(view.get()),
    jumpToPlayhead: view.jumpToPlayhead,
  };
}

function useWidth(stage: { current: HTMLElement | null }, view: PictureView): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = (): void => view.resize(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, view]);
}
