/** How the upload of recordings, and of papers beside them, speaks of both. Pure. */
import type { UploadItem } from "./upload-list.ts";

export function uploadTitle(hasPapers: boolean): string {
  return hasPapers ? "Upload Recordings and Charts" : "Upload Recordings";
}

/** "5 Recordings", "1 Recording and 2 PDFs". */
export function countedFiles(items: readonly Pick<UploadItem, "kind">[]): string {
  const papers = items.filter(({ kind }) => kind === "paper").length;
  const recordings = items.length - papers;
  return [
    ...(recordings > 0 || papers === 0 ? [counted(recordings, "Recording")] : []),
    ...(papers > 0 ? [counted(papers, "PDF")] : []),
  ].join(" and ");
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
