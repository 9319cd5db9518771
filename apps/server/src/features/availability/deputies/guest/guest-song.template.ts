/** Songs of a guest: the chart in the key of the set list, and the recording. One on its page, or all to be printed. */
import { setImmediate } from "node:timers/promises";
import { shiftAtPlace } from "@bandstand/domain/chart/chart-shift";
import { chartToPlay } from "@bandstand/domain/chart/chart-to-play";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { safeFileName } from "@bandstand/domain/file-names";
import { keyAt, keyWords, type PlaceKey } from "@bandstand/domain/played-key";
import { type Markup, markup } from "../../../../platform/markup.ts";
import type { Page } from "../../../../platform/pages/page-shell.ts";
import { titleOf } from "../../event-in-mail.ts";
import type { DeputyAtGig } from "../asked-deputy.repository.ts";
import { chartMarkup } from "./chart.template.ts";
import type { GuestAddresses } from "./guest-address.ts";
import { guestPage, keyFact, songFacts, tempoFact } from "./guest-page.template.ts";
import type { GuestNeighbour, GuestSong } from "./guest-songs.repository.ts";

interface Around {
  gig: DeputyAtGig;
  addresses: GuestAddresses;
  /** What in a chart is meant for the guest. */
  readers: readonly string[];
}

export function guestSongPage(
  song: GuestSong,
  titles: readonly GuestNeighbour[],
  { gig, addresses, readers }: Around,
): Page {
  const at = titles.findIndex(({ id }) => id === song.id);
  const [before, after] = [titles[at - 1], titles[at + 1]];
  return guestPage(
    `${song.title}, ${titleOf(gig)}`,
    markup`<nav class="guest-nav" aria-label="The gig"><a href="${addresses.gig}">${titleOf(gig)}</a><span>${String(at + 1)} of ${String(titles.length)}</span></nav>
<article class="guest-chart">
${headOf(song, "h1")}
${recordingOf(song, addresses)}
${bodyOf(song, readers)}
</article>
<nav class="guest-nav guest-around" aria-label="Songs">${stepTo(before, "Before", addresses)}${stepTo(after, "Next", addresses)}</nav>`,
  );
}

/** One song after the other, with room between them for whoever else is served. */
export async function guestChartsPage(
  songs: readonly GuestSong[],
  { gig, addresses, readers }: Around,
): Promise<Page> {
  const articles: Markup[] = [];
  for (const song of songs) {
    articles.push(
      markup`<article class="guest-chart">${headOf(song, "h2")}${bodyOf(song, readers)}</article>`,
    );
    await setImmediate();
  }
  return guestPage(
    `Charts of ${titleOf(gig)}`,
    markup`<nav class="guest-nav" aria-label="The gig"><a href="${addresses.gig}">${titleOf(gig)}</a></nav>
<h1 class="guest-unprinted">Charts</h1>
${articles}`,
  );
}

function headOf(song: GuestSong, level: "h1" | "h2"): Markup {
  const { title, artist, bpm, featuring, start, note } = song;
  const heading =
    level === "h1" ? markup`<h1 dir="auto">${title}</h1>` : markup`<h2 dir="auto">${title}</h2>`;
  const key = keyWords(keyAt(placeOf(song), song));
  const said = note === null ? markup`` : markup`<p class="guest-note" dir="auto">${note}</p>`;
  return markup`<header class="guest-song-head">${heading}<p dir="auto">${artist}</p>
${songFacts([keyFact(key), tempoFact(bpm), featuring, start])}${said}</header>`;
}

function placeOf({ placeKey, placeCapo }: GuestSong): PlaceKey {
  return { songkey: placeKey, capo: placeCapo };
}

function recordingOf(
  { id, title, hasRecording, recordingName }: GuestSong,
  addresses: GuestAddresses,
): Markup {
  if (!hasRecording) return markup``;
  const filename = safeFileName(recordingName ?? title, "recording");
  return markup`<div class="guest-recording"><audio controls preload="none" src="${addresses.recording(id)}" aria-label="Recording of ${title}"></audio>
<a class="button" href="${addresses.original(id)}" download="${filename}">Download</a></div>`;
}

function bodyOf(song: GuestSong, readers: readonly string[]): Markup {
  if (song.isTooLong) return markup`<p class="note">This chart is too long for this page.</p>`;
  const written = chartToPlay(song, readers);
  if (written === null) return markup`<p class="note">No chart has been written of this song.</p>`;
  const { semitones } = shiftAtPlace(written, song, placeOf(song));
  return chartMarkup(moveChart(written, semitones, song.songkey));
}

function stepTo(song: GuestNeighbour | undefined, word: string, addresses: GuestAddresses): Markup {
  if (!song) return markup`<span></span>`;
  return markup`<a href="${addresses.song(song.id)}"><small>${word}</small> ${song.title}</a>`;
}
