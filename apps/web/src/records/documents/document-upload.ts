/** Files on their way to become documents: begun as they are chosen, each by itself. Pure. */
import { LIMITS } from "@bandstand/contracts/limits";
import { invalidFiletype, isDocumentName } from "@bandstand/domain/file-kinds";
import { extensionOf } from "@bandstand/domain/file-extension";
import { formatFileSize } from "@bandstand/domain/file-size";
import type { UploadEvent } from "../../lib/uploads/upload-runner.ts";

export type UploadState =
  | { state: "waiting" }
  | { state: "uploading"; /** From 0 to 1. */ share: number }
  | { state: "done" }
  | { state: "failed"; message: string };

export interface UploadedFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  progress: UploadState;
}

export type UploadAction =
  | { type: "add"; files: readonly Omit<UploadedFile, "progress">[] }
  | UploadEvent<void>
  | { type: "again"; id: number };

export function uploadReducer(
  files: readonly UploadedFile[],
  action: UploadAction,
): readonly UploadedFile[] {
  const to = (id: number, progress: UploadState) =>
    files.map((file) => (file.id === id ? { ...file, progress } : file));
  switch (action.type) {
    case "add":
      return [
        ...files,
        ...action.files.map((file) => ({ ...file, progress: { state: "waiting" as const } })),
      ];
    case "start":
      return to(action.id, { state: "uploading", share: 0 });
    case "progress":
      return to(action.id, { state: "uploading", share: action.share });
    case "done":
      return to(action.id, { state: "done" });
    case "fail":
      return to(action.id, { state: "failed", message: action.message });
    case "again":
      return to(action.id, { state: "waiting" });
    // Chosen by mistake: it need not stand there.
    case "cancel":
      return files.filter(({ id }) => id !== action.id);
    default:
      return action satisfies never;
  }
}

/** Why a file is not taken; null where it is. */
export function refusalOf({ name, size }: { name: string; size: number }): string | null {
  if (!isDocumentName(name)) return invalidFiletype(name);
  if (size === 0) return "This file is empty.";
  if (size > LIMITS.document) return `Larger than ${formatFileSize(LIMITS.document)}`;
  return null;
}

/** What a document is called until somebody says otherwise. */
export function titleOfFile(name: string): string {
  const extension = extensionOf(name);
  const stem = extension === "" ? name : name.slice(0, -extension.length - 1);
  return [...stem.replaceAll("_", " ").trim()].slice(0, LIMITS.shortText).join("").trim() || name;
}
