/** Where a download goes: straight to the disk where the browser can, else through memory to the downloads folder. */

export interface FileTarget {
  /** Writes all that comes; an abort leaves no half file behind. */
  write: (bytes: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) => Promise<void>;
}

export interface FileKind {
  /** With its extension. */
  name: string;
  /** Media type, for instance `application/zip`. */
  type: string;
}

type SavePicker = (options: {
  suggestedName: string;
  types: { accept: Record<string, string[]> }[];
}) => Promise<FileSystemFileHandle>;

declare global {
  interface Window {
    /** Not in every browser, and not in the compiler's library. */
    showSaveFilePicker?: SavePicker;
  }
}

/** Asks where to put the file, which needs a press that has just been; null when the person turned away. */
export async function chooseFileTarget(kind: FileKind): Promise<FileTarget | null> {
  if (!window.showSaveFilePicker) return memoryTarget(kind);
  const extension = kind.name.slice(kind.name.lastIndexOf("."));
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: kind.name,
      types: [{ accept: { [kind.type]: [extension] } }],
    });
    return diskTarget(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    // A frame or a policy may forbid asking; the downloads folder is always there.
    return memoryTarget(kind);
  }
}

function diskTarget(handle: FileSystemFileHandle): FileTarget {
  return {
    async write(bytes, signal) {
      await bytes.pipeTo(await handle.createWritable(), { signal });
    },
  };
}

function memoryTarget({ name, type }: FileKind): FileTarget {
  return {
    async write(bytes, signal) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      await bytes.pipeTo(
        new WritableStream({
          write(part) {
            parts.push(part);
          },
        }),
        { signal },
      );
      saveBlob(new Blob(parts, { type }), name);
    },
  };
}

/** Into the downloads folder. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has begun to copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
