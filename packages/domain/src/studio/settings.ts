/** A member's work on a recording: what the settings JSON of a studio holds. Times are seconds of the recording. */

export interface LoopRegion {
  readonly start: number;
  readonly end: number;
}

export interface Marker {
  readonly id: number;
  readonly time: number;
  readonly label: string;
  readonly notes: string;
  /** A key of the palette. */
  readonly color: string;
  /** A Material icon name, such as `location_on`. */
  readonly icon: string;
}

export interface EqualizerBand {
  /** Hz. */
  readonly frequency: number;
  /** Decibels. */
  readonly gain: number;
  readonly label: string;
}

export interface AnalysisResults {
  readonly bpm: number | null;
  /** Such as "F#m". */
  readonly key: string | null;
  readonly timeSignature: string;
  readonly beatsDetected: number;
  readonly barsDetected: number;
  /** ISO 8601. */
  readonly analyzedAt: string;
}

export interface DetectedChord {
  readonly time: number;
  readonly label: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Beats as somebody may count them. */
export interface CountedBeats {
  readonly bpm: number;
  readonly timeSignature: string;
  readonly beatsPerBar: number;
  readonly beats: readonly number[];
  /** The beats that begin bars. */
  readonly bars: readonly number[];
}

/** The same where the analysis was in doubt. */
export interface OtherReading extends CountedBeats {
  /** With beats like these, it may have other bars. */
  readonly barsInDoubt: boolean;
}

/** What the analysis found in a recording: beats, bars and chords. */
export interface AnalysisSettings {
  readonly analysisResults: AnalysisResults | null;
  readonly detectedChords: readonly DetectedChord[];
  readonly detectedBeats: readonly number[];
  /** The beats that begin bars. */
  readonly barPositions: readonly number[];
  /** Seconds between beats. */
  readonly beatInterval: number | null;
  readonly beatsPerBar: number | null;
  /** How it may be counted as well, where the analysis was in doubt and nobody has decided. */
  readonly otherReading: OtherReading | null;
  /** The analysis was not sure of the bars, and nobody has said how many beats they have. */
  readonly barsInDoubt: boolean;
  /** A member has put the beats or the bars right. */
  readonly beatsCorrected: boolean;
}

/** The analysis of a recording that is not the song's any more, with the loop that was counted in its bars. */
export interface SetAside extends AnalysisSettings {
  /** Its file; null where an older version kept it, which did not say. */
  readonly recording: string | null;
  readonly loopRegion: LoopRegion | null;
}

/** A line of the words, and when it is sung. */
export interface TimedLine {
  /** From 0, of the lines that have words. */
  readonly line: number;
  readonly time: number;
}

export type SnapTo = "off" | "beats" | "bars";

/** Speeds are factors of the recording's own. */
export interface SpeedTrainer {
  readonly isOn: boolean;
  readonly start: number;
  readonly step: number;
  /** Loops at one speed. */
  readonly repeats: number;
  readonly target: number;
  /** It goes on when the member says that a round was made, and not after rounds. */
  readonly isAsked: boolean;
}

/** What is clicked between two beats: nothing, or so many more. Swung eighths come after two thirds of a beat. */
export type ClickDivision = "beats" | "eighths" | "swung" | "triplets" | "sixteenths";

export interface ClickSettings {
  readonly division: ClickDivision;
  /** 0 to 1. */
  readonly level: number;
}

/** What of the recording is turned down to play along. */
export interface PartCuts {
  /** How much of what is in the middle goes, from 0 to 1. */
  readonly centre: number;
  /** From −1, where nothing but drums is left, over 0, all, to 1, where they are gone. */
  readonly drums: number;
}

export interface StudioSettings extends AnalysisSettings {
  readonly version: 1;
  readonly playbackRate: number;
  /** Semitones. */
  readonly pitchShift: number;
  /** Cents. */
  readonly finePitch: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly loopRegion: LoopRegion | null;
  readonly loopEnabled: boolean;
  readonly markers: readonly Marker[];
  readonly nextMarkerId: number;
  readonly equalizerBands: readonly EqualizerBand[];
  readonly eqEnabled: boolean;
  /** Pixels a second. */
  readonly zoomLevel: number;
  /** The file of the recording that was analysed; null where none has been opened since that is kept. */
  readonly recording: string | null;
  readonly setAside: SetAside | null;
  readonly snapTo: SnapTo;
  readonly trainer: SpeedTrainer;
  /** Bars clicked before playing; 0 none. */
  readonly countIn: number;
  /** Before every round of a loop as well. */
  readonly countInRounds: boolean;
  readonly clickEnabled: boolean;
  readonly click: ClickSettings;
  readonly parts: PartCuts;
  readonly timedLines: readonly TimedLine[];
  /** Those that were practised, the last one first. */
  readonly recentLoops: readonly LoopRegion[];
}
