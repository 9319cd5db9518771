/**
 * One recording at a time over all studios and tabs of this browser: each takes a core and as much memory as its sound.
 * Browsers without secure context have no locks; there each goes by itself.
 */
export function inTurn<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("bandstand:analysis", { signal }, work);
}
