/** Parts of the application that are fetched when they are first needed: what is said when one does not come. */

/** Milliseconds that a part may take, which on any line that carries at all is enough. */
export const CHUNK_TIMEOUT = 120_000;

/** A part of the application could not be fetched, or did not come in time. To load the page again fetches it anew. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** The part, or a `ChunkLoadError`. The build puts every import of a part through this. */
export function inTime<Part>(part: Promise<Part>, timeout = CHUNK_TIMEOUT): Promise<Part> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(
        new ChunkLoadError("Chunk load error: a part of the application could not be loaded.", {
          cause,
        }),
      );
    const timer = setTimeout(
      () =>
        reject(
          new ChunkLoadError(
            `Chunk load error: a part of the application did not come (timeout after ${timeout} ms).`,
          ),
        ),
      timeout,
    );
    part.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
