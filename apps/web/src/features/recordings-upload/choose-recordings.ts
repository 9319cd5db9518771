/** Chosen files become items of the list: matched with songs, or left aside with the reason. Pure. */
import { LIMITS } from "@bandstand/contracts/limits";
import { isPaperName, isRecordingName } from "@bandstand/domain/file-kinds";
import { formatFileSize } from "@bandstand/domain/file-size";
import {
  matchRecordings,
  type RecordingMatch,
  type SongName,
} from "@bandstand/domain/recording-match/match-recordings";
import { namedByFile } from "@bandstand/domain/song-import/file-title";
import type { Target, UploadItem } from "./upload-list.ts";

export interface LeftAside {
  name: string;
  reason: string;
}

type NewItem = Omit<UploadItem, "progress" | "addedSongId">;

export interface Chosen<File> {
  items: NewItem[];
  /** By the ids of the items. */
  files: Map<number, File>;
  leftAside: LeftAside[];
}

/**
 * @param firstId where the numbers of the items begin
 * @param taken songs that other recordings are for already
 * @param papersMayStay whether a paper of no song may be kept as the band's
 */
export function chooseRecordings<File extends { name: string; size: number }>(
  chosen: readonly File[],
  songs: readonly SongName[],
  firstId: number,
  taken: ReadonlySet<number>,
  papersMayStay: boolean,
): Chosen<File> {
  const leftAside: LeftAside[] = [];
  const good = chosen.filter((file) => {
    const reason = reasonAgainst(file);
    if (reason !== null) leftAside.push({ name: file.name, reason });
    return reason === null;
  });
  const free = songs.filter(({ id }) => !taken.has(id));
  const papers = matchesByName(good.filter(isPaper), songs);
  const recordings = matchesByName(
    good.filter((file) => !isPaper(file)),
    free,
  );
  const items = good.map((file, index): NewItem => {
    const { name: fileName, size } = file;
    const kind = isPaper(file) ? "paper" : "recording";
    const match = (isPaper(file) ? papers : recordings).get(file);
    const target: Target =
      match && match.songId !== null
        ? { kind: "song", songId: match.songId }
        : { kind: kind === "paper" && papersMayStay ? "band" : "skip" };
    const suggestions = match?.candidates.map(({ songId }) => songId) ?? [];
    return { id: firstId + index, kind, fileName, size, target, suggestions };
  });
  const files = new Map(good.map((file, index) => [firstId + index, file]));
  return { items, files, leftAside };
}

/** The song that a file would become; `band` is whose it is where its name does not say. */
export function newSongOf(fileName: string, band: string): Target {
  const { title, artist } = namedByFile(fileName);
  const cut = (text: string) => [...text].slice(0, LIMITS.shortText).join("").trim();
  return { kind: "new", title: cut(title), artist: cut(artist === "" ? band : artist) };
}

/** Each kind by itself: a song may get a recording and a chart of one name. */
function matchesByName<File extends { name: string }>(
  files: readonly File[],
  songs: readonly SongName[],
): Map<File, RecordingMatch> {
  const matches = matchRecordings(
    files.map(({ name }) => name),
    songs,
  );
  return new Map(
    files.flatMap((file, index) => {
      const match = matches[index];
      return match ? [[file, match] as const] : [];
    }),
  );
}

const isPaper = ({ name }: { name: string }): boolean => isPaperName(name);

function reasonAgainst(file: { name: string; size: number }): string | null {
  const { name, size } = file;
  if (!isPaper(file) && !isRecordingName(name)) return "Neither audio nor video, and no PDF";
  if (size === 0) return "This file is empty";
  const most = isPaper(file) ? LIMITS.document : LIMITS.recording;
  return size > most ? `Larger than ${formatFileSize(most)}` : null;
}
