/**
 * The settings JSON of a studio. It may have been written by an older or a newer version, cut off, or edited by hand:
 * each field that cannot be used takes its first value, and no other field suffers for it.
 */
import { MOST_LOOPS } from "./loop-memory.ts";
import { readMarkers } from "./read-markers.ts";
import {
  ALL_PARTS,
  CENTRE_CUT,
  CLICK_DIVISIONS,
  CLICK_LEVEL,
  DRUM_CUT,
  EQUALIZER,
  FINE_PITCH,
  FIRST_SETTINGS,
  GAIN,
  PITCH,
  SPEED,
  TRAINER,
  VOLUME,
  ZOOM,
  COUNT_IN,
} from "./ranges.ts";
import { readBeats } from "./read-beats.ts";
import { hasAnalysis } from "./analysis-settings.ts";
import {
  type Fields,
  fieldsOf,
  flag,
  isNumber,
  isObject,
  listOf,
  numberIn,
  parseJson,
  timeOf,
  wholeIn,
} from "./read-values.ts";
import type {
  ClickSettings,
  EqualizerBand,
  LoopRegion,
  PartCuts,
  SetAside,
  SpeedTrainer,
  StudioSettings,
  TimedLine,
} from "./settings.ts";

export interface ReadSettings {
  readonly settings: StudioSettings;
  /** Something that was there could not be used, and whoever saves now replaces it. */
  readonly wasReset: boolean;
}

/** Characters: longer than any name that a file is kept by. */
const FILENAME = 200;

const VERSION = FIRST_SETTINGS.version;

/** @param text null where nothing was kept */
export function readSettings(text: string | null): ReadSettings {
  if (text === null || text.trim() === "") return { settings: FIRST_SETTINGS, wasReset: false };
  const parsed = parseJson(text);
  if (!isObject(parsed)) return { settings: FIRST_SETTINGS, wasReset: true };
  const fields = fieldsOf(parsed);
  const isNewer = isNumber(fields["version"]) && fields["version"] > VERSION;
  const { markers, nextMarkerId, wasReset } = readMarkers(
    fields["markers"],
    fields["nextMarkerId"],
  );
  // What a newer version means by its controls is not known; a marker is the same in all of them.
  const controls = isNewer ? FIRST_SETTINGS : readControls(fields);
  return {
    settings: { ...controls, markers, nextMarkerId },
    wasReset: wasReset || isNewer,
  };
}

export function writeSettings(settings: StudioSettings): string {
  return JSON.stringify(settings);
}

function readControls(fields: Fields): StudioSettings {
  const first = FIRST_SETTINGS;
  const loopRegion = readLoop(fields["loopRegion"]);
  return {
    ...first,
    playbackRate: numberIn(fields["playbackRate"], SPEED, first.playbackRate),
    pitchShift: wholeIn(fields["pitchShift"], PITCH, first.pitchShift),
    finePitch: wholeIn(fields["finePitch"], FINE_PITCH, first.finePitch),
    volume: numberIn(fields["volume"], VOLUME, first.volume),
    loopRegion,
    loopEnabled: loopRegion !== null && flag(fields["loopEnabled"], first.loopEnabled),
    equalizerBands: readBands(fields["equalizerBands"]),
    eqEnabled: flag(fields["eqEnabled"], first.eqEnabled),
    zoomLevel: numberIn(fields["zoomLevel"], ZOOM, first.zoomLevel),
    ...readBeats(fields),
    recording: fileOf(fields["recording"]),
    setAside: readSetAside(fields["setAside"]),
    snapTo: snapOf(fields["snapTo"]),
    trainer: readTrainer(fieldsOf(fields["trainer"])),
    countIn: wholeIn(fields["countIn"], COUNT_IN, first.countIn),
    countInRounds: flag(fields["countInRounds"], first.countInRounds),
    clickEnabled: flag(fields["clickEnabled"], first.clickEnabled),
    click: readClick(fieldsOf(fields["click"])),
    parts: readParts(fields),
    timedLines: readTimedLines(fields["timedLines"]),
    recentLoops: listOf(fields["recentLoops"])
      .flatMap((loop) => readLoop(loop) ?? [])
      .slice(0, MOST_LOOPS),
  };
}

/** Null where it holds nothing that could be taken over. */
function readSetAside(value: unknown): SetAside | null {
  const fields = fieldsOf(value);
  const analysis = readBeats(fields);
  if (!hasAnalysis(analysis)) return null;
  return {
    ...analysis,
    recording: fileOf(fields["recording"]),
    loopRegion: readLoop(fields["loopRegion"]),
  };
}

function fileOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value.slice(0, FILENAME) : null;
}

function readLoop(value: unknown): LoopRegion | null {
  const { start, end } = fieldsOf(value);
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from === null || to === null || from === to) return null;
  return { start: Math.min(from, to), end: Math.max(from, to) };
}

/** The seven bands there are, with the gains that are kept for them. */
function readBands(value: unknown): EqualizerBand[] {
  const kept = listOf(value).map(fieldsOf);
  return EQUALIZER.map((band) => {
    const found = kept.find(({ frequency }) => frequency === band.frequency);
    return { ...band, gain: numberIn(found?.["gain"], GAIN, band.gain) };
  });
}

function readTrainer(fields: Fields): SpeedTrainer {
  const first = FIRST_SETTINGS.trainer;
  return {
    isOn: flag(fields["isOn"], first.isOn),
    start: numberIn(fields["start"], SPEED, first.start),
    step: numberIn(fields["step"], TRAINER.step, first.step),
    repeats: wholeIn(fields["repeats"], TRAINER.repeats, first.repeats),
    target: numberIn(fields["target"], SPEED, first.target),
    isAsked: flag(fields["isAsked"], first.isAsked),
  };
}

function readClick({ division, level }: Fields): ClickSettings {
  const first = FIRST_SETTINGS.click;
  return {
    division: CLICK_DIVISIONS.find((known) => known === division) ?? first.division,
    level: numberIn(level, CLICK_LEVEL, first.level),
  };
}

/** Versions before knew of the middle alone, as a switch. */
function readParts(fields: Fields): PartCuts {
  const { centre, drums } = fieldsOf(fields["parts"]);
  const before = flag(fields["centreReduced"], false) ? CENTRE_CUT.max : ALL_PARTS.centre;
  return {
    centre: numberIn(centre, CENTRE_CUT, before),
    drums: numberIn(drums, DRUM_CUT, ALL_PARTS.drums),
  };
}

function readTimedLines(value: unknown): TimedLine[] {
  const byLine = new Map<number, number>();
  for (const { line, time } of listOf(value).map(fieldsOf)) {
    const at = timeOf(time);
    if (isNumber(line) && Number.isInteger(line) && line >= 0 && at !== null) byLine.set(line, at);
  }
  return [...byLine].map(([line, time]) => ({ line, time })).toSorted((a, b) => a.line - b.line);
}

function snapOf(value: unknown): StudioSettings["snapTo"] {
  return value === "beats" || value === "bars" ? value : FIRST_SETTINGS.snapTo;
}
