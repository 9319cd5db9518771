/** Timers that keep their time in a hidden tab. */

export interface Timers {
  after(milliseconds: number, run: () => void): () => void;
}

/** What they use of a worker, which answers an `id` after its `wait` of milliseconds. */
interface TimingWorker extends EventTarget {
  postMessage(message: { id: number; wait: number }): void;
}

export function workerTimers(newWorker: () => TimingWorker): Timers {
  const waiting = new Map<number, () => void>();
  let worker: TimingWorker | null = null;
  let last = 0;

  function started(): TimingWorker {
    if (worker) return worker;
    worker = newWorker();
    worker.addEventListener("message", (event) => {
      if (!(event instanceof MessageEvent)) return;
      const id = Number(event.data);
      const run = waiting.get(id);
      waiting.delete(id);
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
