/** Hands a file to another program by the system's own dialog. */
import { saveBlob } from "../../lib/files/file-target.ts";

export function canShareFiles(): boolean {
  if (!("canShare" in navigator)) return false;
  return navigator.canShare({ files: [new File([], "x.pdf", { type: "application/pdf" })] });
}

/** Where the system refuses, because the press was too long ago, the file goes to the downloads folder. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name.replace(/\.pdf$/, "") });
  } catch (error) {
    // The person has turned away.
    if (error instanceof DOMException && error.name === "AbortError") return;
    saveBlob(file, file.name);
  }
}
