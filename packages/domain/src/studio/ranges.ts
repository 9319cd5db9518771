/** The ranges and first values of a studio's controls, from the documented constants. */
import type {
  AnalysisSettings,
  ClickDivision,
  EqualizerBand,
  PartCuts,
  StudioSettings,
} from "./settings.ts";

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const VOLUME = { min: 0, max: 1, step: 0.01 } as const satisfies Range;
export const SPEED = { min: 0.25, max: 3, step: 0.05 } as const satisfies Range;
export const SPEED_PRESETS = [0.5, 0.75, 1, 1.25, 1.5] as const;
/** Semitones. */
export const PITCH = { min: -12, max: 12, step: 1 } as const satisfies Range;
export const PITCH_PRESETS = [-12, -7, 0, 7, 12] as const;
/** What bands move a song by most. */
export const PITCH_STEPS = [-2, -1, 0, 1, 2] as const;
/** Cents. */
export const FINE_PITCH = { min: -100, max: 100, step: 1 } as const satisfies Range;
export const FINE_PITCH_PRESETS = [-50, -10, 0, 10, 50] as const;
/** Decibels. */
export const GAIN = { min: -30, max: 10, step: 1 } as const satisfies Range;
/** Pixels a second; the buttons, the wheel and the slider step differently. */
export const ZOOM = { min: 5, max: 200, buttonStep: 20, wheelStep: 10, step: 5 } as const;
/** Points of 100. */
export const PAN = { min: 0, max: 100, step: 0.1, detach: 2, reattach: 15 } as const;
/** Seconds. */
export const SKIP = 10;
export const MARKER_TIME_STEP = 0.1;
/** Characters. */
export const MARKER_TEXT = { label: 100, notes: 2000 } as const;
export const LOOP_LENGTH = 5;
/** Bars. */
export const COUNT_IN = { min: 0, max: 4, step: 1 } as const satisfies Range;
/** How loud it clicks: in the middle as loud as a song. */
export const CLICK_LEVEL = { min: 0, max: 1, step: 0.05 } as const satisfies Range;
export const CLICK_DIVISIONS: readonly ClickDivision[] = [
  "beats",
  "eighths",
  "swung",
  "triplets",
  "sixteenths",
];
/** Decibels of the bass beside the bands that it moves. */
export const BASS = { min: -15, max: GAIN.max, step: GAIN.step } as const satisfies Range;
/** How much of the middle goes, and of the drums; below zero of all but them. */
export const CENTRE_CUT = { min: 0, max: 1, step: 0.05 } as const satisfies Range;
export const DRUM_CUT = { min: -1, max: 1, step: 0.05 } as const satisfies Range;
/** The speeds of the trainer are those of the recording. */
export const TRAINER = {
  step: { min: 0.01, max: 0.5, step: 0.01 },
  repeats: { min: 1, max: 50, step: 1 },
} as const satisfies Record<string, Range>;
/** Beats a minute, twice and half of what is detected included. */
export const TEMPO = { min: 20, max: 480 } as const;
export const BEATS_PER_BAR = { min: 1, max: 16 } as const;

export const EQUALIZER: readonly EqualizerBand[] = [
  { frequency: 80, gain: 0, label: "80" },
  { frequency: 120, gain: 0, label: "120" },
  { frequency: 450, gain: 0, label: "450" },
  { frequency: 750, gain: 0, label: "750" },
  { frequency: 1100, gain: 0, label: "1.1k" },
  { frequency: 1500, gain: 0, label: "1.5k" },
  { frequency: 2400, gain: 0, label: "2.4k" },
];

export const NO_ANALYSIS: AnalysisSettings = {
  analysisResults: null,
  detectedChords: [],
  detectedBeats: [],
  barPositions: [],
  beatInterval: null,
  beatsPerBar: null,
  otherReading: null,
  barsInDoubt: false,
  beatsCorrected: false,
};

export const ALL_PARTS: PartCuts = { centre: 0, drums: 0 };

export const FIRST_SETTINGS: StudioSettings = {
  version: 1,
  playbackRate: 1,
  pitchShift: 0,
  finePitch: 0,
  volume: 0.8,
  loopRegion: null,
  loopEnabled: false,
  markers: [],
  nextMarkerId: 1,
  equalizerBands: EQUALIZER,
  eqEnabled: false,
  zoomLevel: ZOOM.min,
  ...NO_ANALYSIS,
  recording: null,
  setAside: null,
  snapTo: "off",
  trainer: { isOn: false, start: 0.7, step: 0.05, repeats: 2, target: 1, isAsked: false },
  countIn: 0,
  countInRounds: false,
  clickEnabled: false,
  click: { division: "beats", level: 0.5 },
  parts: ALL_PARTS,
  timedLines: [],
  recentLoops: [],
};
