/** Timers that keep their time in a hidden tab. */

export interface Timers {
  after(milliseconds: number, run: () => void): () => void;
}

export function workerTimers(newWorker: () => Worker): Timers {
  const waiting = new Map<number, () => void>();
  let worker: Worker | null = null;
  let last = 0;

  function started(): Worker {
    if (worker) return worker;
    worker = newWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<number>) => {
      const run = waiting.get(data);
      waiting.delete(data);
      run?.();
    });
    return worker;
  }

  return {
    after(milliseconds, run) {
      last += 1;
      const id = last;
      waiting.set(id, run);
      started().postMessage({ id, wait: milliseconds });
      return () => {
        waiting.delete(id);
      };
    },
  };
}
