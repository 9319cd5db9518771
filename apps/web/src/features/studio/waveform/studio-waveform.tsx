/** The waveform of a recording: markers and chords in lanes, the waveform with its grid and loop, and all of it in little below. */
import { clamp } from "@bandstand/domain/clamp";
import { byTime } from "@bandstand/domain/studio/markers";
import type { LoopRegion as Loop, Marker } from "@bandstand/domain/studio/settings";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { loudestOf, type StudioPeaks } from "./bar-levels.ts";
import { BeatLane, type BeatLaneHandle } from "./beat-lane.tsx";
import type { ShownChord } from "./chord-cells.ts";
import { CurrentChord } from "./current-chord.tsx";
import { LoopRegion } from "./loop-region.tsx";
import { MarkerFlag } from "./marker-flag.tsx";
import { Minimap } from "./minimap.tsx";
import { paintBars } from "./paint-bars.ts";
import { paintBeats } from "./paint-beats.ts";
import { paintChords } from "./paint-chords.ts";
import { paintGrid } from "./paint-grid.ts";
import { PlayheadArrow } from "./pan-bar.tsx";
import type { WaveformView } from "./waveform-view.ts";
import { isWhole, spanOf } from "./scale.ts";
import type { PaintTarget } from "./paint-target.ts";
import { xWithin } from "./time-axis.ts";
import { Strip } from "./strip.tsx";
import styles from "./studio-waveform.module.css";
import { PlayedTrack, Playhead, Track } from "./track.tsx";
import { useFrames } from "./use-frames.ts";
import { useWaveformGestures } from "./use-waveform-gestures.ts";

/** For the keys of the studio. */
export interface WaveformHandle {
  /** A quarter of what is seen, onwards or back. */
  pan: (direction: 1 | -1) => void;
  /** Not all of it is seen. */
  canPan: () => boolean;
  jumpToPlayhead: () => void;
}

export interface StudioWaveformProps {
  ref?: Ref<WaveformHandle>;
  /** What of it is seen. */
  view: WaveformView;
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
  /** The lane of the chords and the minimap alone: no waveform, and nothing that stands on it. */
  isLittle: boolean;
  /** Beside the minimap. */
  beside: ReactNode;
  /** What stands in the lane of the chords where there are none. */
  lane: ReactNode;
  /** As they are to be shown. */
  chords: readonly ShownChord[];
  beats: readonly number[];
  bars: readonly number[];
  /** What may be put right at a beat. */
  corrections: (here: number) => readonly MenuGroup[];
  snap: (time: number) => number;
  onSeek: (time: number) => void;
}

const NO_MARKERS: readonly Marker[] = [];
const NO_CHORDS: readonly ShownChord[] = [];

export function StudioWaveform(props: StudioWaveformProps) {
  const { ref, view, duration, zoom, loop, isLittle, lane, beats, bars, snap, peaks } = props;
  const markers = isLittle ? NO_MARKERS : props.markers;
  const chords = lane === null ? props.chords : NO_CHORDS;
  const [draft, setDraft] = useState<Loop | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const beatLane = useRef<BeatLaneHandle>(null);
  useEffect(() => view.load(duration, zoom), [view, duration, zoom]);
  useFrames(view, props.position, props.isPlaying);
  useWidth(area, view);
  useImperativeHandle(ref, () => handleOf(view), [view]);
  const gestures = useWaveformGestures(area, {
    ...props,
    onDraft: setDraft,
    onBeats: (x, time) => beatLane.current?.open(x, time),
  });

  const timeAt = (clientX: number): number => {
    const { from, pixels } = view.get();
    return area.current ? from + xWithin(area.current, clientX) / pixels : from;
  };
  const axis = { view, duration, timeAt };
  const loudest = loudestOf(peaks.coarse);
  const shownLoop = draft ?? loop;
  const inOrder = byTime(markers);
  return (
    <div
      className={styles.waveform}
      role="group"
      aria-label="Waveform"
      data-markers={markers.length === 0 ? "none" : undefined}
      data-little={isLittle || undefined}
      data-chords={chords.length === 0 ? (lane === null ? "none" : "coming") : undefined}
    >
      <div ref={area} className={styles.area} {...gestures}>
        <div className={styles.ground} />
        {beats.length > 0 && !isLittle && (
          <BeatLane
            ref={beatLane}
            corrections={props.corrections}
            playhead={() => {
              const { from, pixels, playhead, width } = view.get();
              return [clamp((playhead - from) * pixels, 0, width), playhead];
            }}
          />
        )}
        <Track view={view}>
          <div className={styles.chords}>
            <Strip view={view} paint={(target) => paintChords(target, chords, duration)} />
          </div>
          {!isLittle && (
            <div className={styles.beats}>
              <Strip view={view} paint={(target) => paintBeats(target, { beats, bars })} />
            </div>
          )}
          <div className={styles.wave}>
            <Strip
              view={view}
              paint={(target) => {
                paintGrid(target, { beats, bars });
                paintBars(target, peaks, loudest, colours(target, "--wave", "--wave-loud"));
              }}
            />
          </div>
          <CurrentChord view={view} chords={chords} />
        </Track>
        <PlayedTrack view={view}>
          <div className={styles.wave}>
            <Strip
              view={view}
              paint={(target) =>
                paintBars(target, peaks, loudest, colours(target, "--accent-quiet", "--accent"))
              }
            />
          </div>
        </PlayedTrack>
        <Track view={view}>
          {shownLoop !== null && !isLittle && (
            <LoopRegion
              axis={axis}
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
              axis={axis}
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
        {lane}
        <Playhead view={view} />
        <PlayheadArrow view={view} />
      </div>
      <div className={styles.whole}>
        <Minimap
          view={view}
          peaks={peaks}
          duration={duration}
          loop={shownLoop}
          markers={props.markers}
        />
        {props.beside}
      </div>
    </div>
  );
}

function colours({ palette }: PaintTarget, quiet: `--${string}`, loud: `--${string}`) {
  return { quiet: palette.of(quiet), loud: palette.of(loud) };
}

function handleOf(view: WaveformView): WaveformHandle {
  return {
    pan: (direction) => view.pullBy((direction * spanOf(view.get())) / 4),
    canPan: () => !isWhole(view.get()),
    jumpToPlayhead: view.jumpToPlayhead,
  };
}

function useWidth(area: { current: HTMLElement | null }, view: WaveformView): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = (): void => view.resize(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, view]);
}
