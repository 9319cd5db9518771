/** Measures what is named, or all that is not slow, and prints the figures. What it finds never fails the run. */
import { parseArgs } from "node:util";
import type { Figure, Measurement } from "./measurement.ts";
import { analysis } from "./measurements/analysis.ts";
import { chords } from "./measurements/chords.ts";
import { largeBand } from "./measurements/large-band.ts";
import { library } from "./measurements/library.ts";
import { besidePublicPage } from "./measurements/beside-public-page.ts";
import { cachedSong } from "./measurements/cached-song.ts";
import { dashboard } from "./measurements/dashboard.ts";
import { firstPage } from "./measurements/first-page.ts";
import { events } from "./measurements/events.ts";
import { eventMonth } from "./measurements/event-month.ts";
import { followers } from "./measurements/followers.ts";
import { mails } from "./measurements/mails.ts";
import { installSize } from "./measurements/install-size.ts";
import { publicGigs } from "./measurements/public-gigs.ts";
import { publicPages } from "./measurements/public-pages.ts";
import { recordings } from "./measurements/recordings.ts";
import { scripts } from "./measurements/scripts.ts";
import { setlistEditor } from "./measurements/setlist-editor.ts";
import { studioWaveform } from "./measurements/studio-waveform.ts";
import { documents } from "./measurements/documents.ts";
import { songs } from "./measurements/songs.ts";
import { studioSound } from "./measurements/studio-sound.ts";
import { start } from "./measurements/start.ts";
import { venues } from "./measurements/venues.ts";
import { zip } from "./measurements/zip.ts";
import { tableOf } from "./table.ts";

const MEASUREMENTS: readonly Measurement[] = [
  songs,
  documents,
  firstPage,
  events,
  eventMonth,
  mails,
  followers,
  publicGigs,
  besidePublicPage,
  venues,
  library,
  dashboard,
  largeBand,
  start,
  recordings,
  zip,
  cachedSong,
  analysis,
  chords,
  studioSound,
  setlistEditor,
  studioWaveform,
  scripts,
  publicPages,
  installSize,
];

const { positionals: names } = parseArgs({ allowPositionals: true });
const unknown = names.filter((name) => !MEASUREMENTS.some((known) => known.name === name));
if (unknown.length > 0) {
  const known = MEASUREMENTS.map(({ name, isSlow }) => (isSlow ? `${name} (slow)` : name));
  throw new Error(`There is no measurement ${unknown.join(", ")}; there are: ${known.join(", ")}.`);
}

const chosen = MEASUREMENTS.filter(({ name, isSlow }) =>
  names.length > 0 ? names.includes(name) : !isSlow,
);
const figures: Figure[] = [];
for (const { name, run } of chosen) {
  process.stderr.write(`Measuring ${name} …\n`);
  try {
    figures.push(...(await run()));
  } catch (error) {
    process.stderr.write(`${name} could not be measured: ${String(error)}\n`);
  }
}
process.stdout.write(`\n${tableOf(figures)}\n`);
process.exit(0);
