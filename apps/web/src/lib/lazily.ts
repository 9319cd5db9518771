/** Makes a thing when it is asked for first, and the same ever after; after a failure the next one to ask tries again. */
export function lazily<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
