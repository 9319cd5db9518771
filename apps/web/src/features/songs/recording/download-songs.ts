/** The recordings of many songs as one ZIP. */
import { downloadZip } from "@bandstand/contracts/downloads";
import { countBytes } from "../../../lib/files/count-bytes.ts";
import type { FileTarget } from "../../../lib/files/file-target.ts";
import { useServices } from "../../../lib/services/services-context.ts";

export interface ZippedSongs {
  /** Of the file, without its extension. */
  name: string;
  songs: readonly {
    id: number;
    /** Put before the name of its file: the number of a section. */
    prefix?: number;
  }[];
}

export interface DownloadProgress {
  /** Bytes. */
  received: number;
  /** Bytes; null where the server doesn't know beforehand. */
  total: number | null;
}

interface DownloadOptions {
  target: FileTarget;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

export function useDownloadZip() {
  const { client } = useServices();
  return async (
    { name, songs }: ZippedSongs,
    { target, signal, onProgress }: DownloadOptions,
  ): Promise<void> => {
    const body = { name, Songs: [...songs] };
    const response = await client.open(downloadZip, { body }, { signal });
    const length = Number(response.headers.get("content-length"));
    const total = length > 0 ? length : null;
    const bytes = response.body ?? new ReadableStream();
    onProgress({ received: 0, total });
    const counted = bytes.pipeThrough(
      countBytes((received) => onProgress({ received, total })),
      { signal },
    );
    await target.write(counted, signal);
  };
}
