/** Keeps the screen from going dark while something is read from afar, where the browser can (Screen Wake Lock API). */

interface AwakeBrowser {
  document: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  wakeLock: Pick<WakeLock, "request"> | undefined;
}

/** @returns the way to let it go dark again. */
export function keepAwake({ document, wakeLock }: AwakeBrowser): () => void {
  let isWanted = true;
  let lock: Pick<WakeLockSentinel, "release"> | null = null;

  async function hold(): Promise<void> {
    if (!wakeLock || document.visibilityState !== "visible") return;
    // Refused to save power, say: the screen then does what it always does.
    const held = await wakeLock.request("screen").catch(() => null);
    if (isWanted) lock = held;
    else await held?.release();
  }
  // The browser takes the lock back with every turn to another page.
  const holdAgain = () => void hold();

  document.addEventListener("visibilitychange", holdAgain);
  holdAgain();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", holdAgain);
    void lock?.release();
  };
}
