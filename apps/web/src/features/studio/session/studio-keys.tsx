/** The keys of a studio: they go to the one that has the focus, and `?` lists them. */
import { clampZoom } from "@bandstand/domain/studio/zoom";
import { clamp } from "@bandstand/domain/clamp";
import { PITCH, SPEED, ZOOM } from "@bandstand/domain/studio/ranges";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useKeyboard, useListedKeys } from "../../../ui/keyboard/keyboard-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import type { WaveformHandle } from "../waveform/studio-waveform.tsx";
import { keyFocus } from "./key-focus.ts";
import { type StudioCommand, STUDIO_KEYS, studioCommand } from "./studio-key.ts";
import { useSound, useStudio } from "./studio-context.ts";
import { shiftsPitch } from "../sound/shifts-pitch.ts";
import {
  barAt,
  halfABeatLater,
  halfAsFast,
  otherwise,
  twiceAsFast,
} from "../analysis/saved-analysis.ts";
import { useLoop } from "../transport/use-loop.ts";
import { useMarkers } from "../markers/use-markers.ts";
import { useSetSpeed } from "../transport/use-set-speed.ts";
import { useTransport } from "../transport/use-transport.ts";

interface StudioKeysProps {
  /** Anything within the studio's window. */
  place: RefObject<HTMLElement | null>;
  waveform: RefObject<WaveformHandle | null>;
}

export function StudioKeys({ place, waveform }: StudioKeysProps) {
  const { analysis, editing, state, set, speed, sound, trainer } = useStudio();
  const setSpeed = useSetSpeed();
  const way = useSound(({ pitchMethod }) => pitchMethod);
  const { shortcuts, mac } = useKeyboard();
  const isInWindow = useCurrentWindow() !== null;
  const transport = useTransport();
  const loop = useLoop();
  const markers = useMarkers();
  const { zoomLevel, pitchShift, clickEnabled, detectedBeats } = state.settings;
  const setZoom = (zoom: number) => set({ zoomLevel: clampZoom(zoom) });

  const setPitch = (semitones: number): void => {
    if (shiftsPitch(way)) set({ pitchShift: clamp(semitones, PITCH.min, PITCH.max) });
  };

  const correct = (corrected: AnalysisSettings | null): void => {
    if (corrected) analysis.correct(corrected);
  };

  const commands: Readonly<Record<StudioCommand, () => void>> = {
    toggle: transport.toggle,
    loop: loop.playFromStart,
    loopStart: loop.beginHere,
    loopEnd: loop.endHere,
    slower: () => setSpeed(speed - SPEED.step),
    faster: () => setSpeed(speed + SPEED.step),
    lower: () => setPitch(pitchShift - PITCH.step),
    higher: () => setPitch(pitchShift + PITCH.step),
    zoomIn: () => setZoom(zoomLevel + ZOOM.buttonStep),
    zoomOut: () => setZoom(zoomLevel - ZOOM.buttonStep),
    zoomReset: () => setZoom(ZOOM.min),
    click: () => {
      if (detectedBeats.length > 0) set({ clickEnabled: !clickEnabled });
    },
    made: () => trainer.say(true),
    again: () => trainer.say(false),
    addMarker: markers.add,
    editMarker: markers.editSelected,
    otherReading: () => correct(otherwise(state.settings)),
    twiceAsFast: () => correct(twiceAsFast(state.settings)),
    halfAsFast: () => correct(halfAsFast(state.settings)),
    halfABeatLater: () => correct(halfABeatLater(state.settings)),
    oneIsHere: () => correct(barAt(state.settings, sound.position())),
    save: () => {
      if (editing.changed) void editing.save();
    },
    panLeft: () => waveform.current?.pan(-1),
    panRight: () => waveform.current?.pan(1),
  };

  /** Some browsers press a button once Space is let go: not the one that has played. */
  const releasesNothing = useRef(false);
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    if (!isOfStudio(event.target, place.current, isInWindow)) return;
    const command = studioCommand(event, {
      mac,
      isZoomed: waveform.current?.canPan() ?? false,
      charactersEnabled: shortcuts.charactersEnabled(),
      focus: keyFocus(event.target),
    });
    if (command === null) return;
    event.preventDefault();
    if (event.key === " ") releasesNothing.current = true;
    commands[command]();
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== " " || !releasesNothing.current) return;
    releasesNothing.current = false;
    event.preventDefault();
  });
  // After the parts of the page, which may want a key for themselves, and before the keys that work everywhere.
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => answer(event);
    const letGo = (event: KeyboardEvent): void => release(event);
    document.addEventListener("keydown", listen);
    document.addEventListener("keyup", letGo);
    return () => {
      document.removeEventListener("keydown", listen);
      document.removeEventListener("keyup", letGo);
    };
  }, []);

  useListedKeys(LISTED);
  return null;
}

const LISTED = STUDIO_KEYS.map((key) => ({ ...key, group: "Audio Studio" }));

/** With the focus nowhere, the uppermost window has the keys. */
function isOfStudio(target: Element, place: HTMLElement | null, isInWindow: boolean): boolean {
  const frame = isInWindow ? place?.closest("[role=dialog]") : place;
  if (!frame) return false;
  if (target === document.body) return frame.hasAttribute("data-uppermost");
  // A dialog opened within the studio holds the keys too.
  return frame.contains(target) && target.closest("[role=dialog], dialog") === frame;
}
