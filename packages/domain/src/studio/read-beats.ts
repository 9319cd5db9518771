/** The analysis of a recording, as the settings keep it. */
import { BEATS_PER_BAR, FIRST_SETTINGS, TEMPO } from "./ranges.ts";
import {
  fieldsOf,
  type Fields,
  flag,
  isNumber,
  isObject,
  listOf,
  numberIn,
  textOf,
  timeOf,
  timesOf,
  wholeIn,
} from "./read-values.ts";
import type { AnalysisResults, AnalysisSettings, DetectedChord, OtherReading } from "./settings.ts";

const COUNTED = { min: 0, max: 1_000_000 };
const SHORT = 12;

export function readBeats(fields: Fields): AnalysisSettings {
  const { beatInterval } = fields;
  return {
    analysisResults: readResults(fields["analysisResults"]),
    detectedChords: readChords(fields["detectedChords"]),
    detectedBeats: timesOf(fields["detectedBeats"]),
    barPositions: timesOf(fields["barPositions"]),
    beatInterval: isNumber(beatInterval) && beatInterval > 0 ? beatInterval : null,
    beatsPerBar: wholeIn(fields["beatsPerBar"], BEATS_PER_BAR, FIRST_SETTINGS.beatsPerBar),
    otherReading: readReading(fields["otherReading"]),
    barsInDoubt: flag(fields["barsInDoubt"], FIRST_SETTINGS.barsInDoubt),
    beatsCorrected: flag(fields["beatsCorrected"], FIRST_SETTINGS.beatsCorrected),
  };
}

function readReading(value: unknown): OtherReading | null {
  if (!isObject(value)) return null;
  const { bpm, timeSignature, beatsPerBar, beats, bars, barsInDoubt } = fieldsOf(value);
  const tempo = numberIn(bpm, TEMPO, null);
  const counted = wholeIn(beatsPerBar, BEATS_PER_BAR, FIRST_SETTINGS.beatsPerBar);
  const times = timesOf(beats);
  if (tempo === null || counted === null || times.length === 0) return null;
  return {
    bpm: tempo,
    timeSignature: textOf(timeSignature, SHORT, "4/4"),
    beatsPerBar: counted,
    beats: times,
    bars: timesOf(bars),
    barsInDoubt: flag(barsInDoubt, FIRST_SETTINGS.barsInDoubt),
  };
}

function readResults(value: unknown): AnalysisResults | null {
  if (!isObject(value)) return null;
  const { bpm, key, timeSignature, beatsDetected, barsDetected, analyzedAt } = fieldsOf(value);
  if (typeof analyzedAt !== "string" || Number.isNaN(Date.parse(analyzedAt))) return null;
  return {
    bpm: numberIn(bpm, TEMPO, null),
    key: typeof key === "string" && key !== "" ? key.slice(0, SHORT) : null,
    timeSignature: textOf(timeSignature, SHORT, "4/4"),
    beatsDetected: wholeIn(beatsDetected, COUNTED, 0),
    barsDetected: wholeIn(barsDetected, COUNTED, 0),
    analyzedAt,
  };
}

function readChords(value: unknown): DetectedChord[] {
  return listOf(value)
    .map(fieldsOf)
    .flatMap(({ time, label, confidence }) => {
      const at = timeOf(time);
      if (at === null || typeof label !== "string" || label === "") return [];
      const sure = numberIn(confidence, { min: 0, max: 1 }, 0);
      return [{ time: at, label: label.slice(0, SHORT), confidence: sure }];
    })
    .toSorted((a, b) => a.time - b.time);
}
