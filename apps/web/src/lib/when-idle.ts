/** Parts of the longest wait after which it begins where a browser does not tell when it is idle. */
const PARTS = 6;

/**
 * Does what can wait once the page has nothing else to do.
 *
 * @param latest milliseconds after which it is not waited any longer
 * @returns the way to call it off
 */
export function whenIdle(work: () => void, latest: number): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, latest / PARTS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work, { timeout: latest });
  return () => window.cancelIdleCallback(idle);
}
