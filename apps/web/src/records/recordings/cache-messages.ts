/** What is said wherever a recording is kept or let go. */
import type { FailedHere } from "./keep-many.ts";

export const CACHE_MESSAGES = {
  notRemoved: "Error removing song from cache",
  notDownloaded: (count: number) => `Failed to download ${count} song(s)`,
  /** Of songs with their documents; null where all came. */
  notBrought: ({ songs, papers }: FailedHere): string | null =>
    songs + papers === 0
      ? null
      : `Failed to download ${[
          ...(songs > 0 ? [`${songs} song(s)`] : []),
          ...(papers > 0 ? [`${papers} document(s)`] : []),
        ].join(" and ")}`,
} as const;
