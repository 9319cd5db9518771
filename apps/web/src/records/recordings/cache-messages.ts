/** What is said wherever a recording is kept or let go. */
export const CACHE_MESSAGES = {
  notRemoved: "Error removing song from cache",
  notDownloaded: (count: number) => `Failed to download ${count} song(s)`,
} as const;
