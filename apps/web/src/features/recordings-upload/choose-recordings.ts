/** Chosen files become items of the list: matched with songs, or left aside with the reason. Pure. */
import { LIMITS } from "@bandstand/contracts/limits";
import { isRecordingName } from "@bandstand/domain/file-kinds";
import { formatFileSize } from "@bandstand/domain/file-size";
import { matchRecordings, type SongName } from "@bandstand/domain/recording-match/match-recordings";
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
 * @param taken songs that other items are for already
 */
export function chooseRecordings<File extends { name: string; size: number }>(
  chosen: readonly File[],
  songs: readonly SongName[],
  firstId: number,
  taken: ReadonlySet<number>,
): Chosen<File> {
  const leftAside: LeftAside[] = [];
  const good = chosen.filter((file) => {
    const reason = reasonAgainst(file);
    if (reason !== null) leftAside.push({ name: file.name, reason });
    return reason === null;
  });
  const free = songs.filter(({ id }) => !taken.has(id));
  const matches = matchRecordings(
    good.map(({ name }) => name),
    free,
  );
  const items = good.map(({ name, size }, index): NewItem => {
    const match = matches[index];
    const target: Target =
      match && match.songId !== null ? { kind: "song", songId: match.songId } : { kind: "skip" };
    const suggestions = match?.candidates.map(({ songId }) => songId) ?? [];
    return { id: firstId + index, fileName: name, size, target, suggestions };
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

function reasonAgainst({ name, size }: { name: string; size: number }): string | null {
  if (!isRecordingName(name)) return "Neither audio nor video";
  if (size === 0) return "This file is empty";
  if (size > LIMITS.recording) return `Larger than ${formatFileSize(LIMITS.recording)}`;
  return null;
}
