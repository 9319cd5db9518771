/** Long work that is given up once nobody wants what comes of it: its song is gone, say, or has another recording. */

export interface WhileWanted<Subject> {
  /** What the work is about; null once it is gone. Asked before the work begins, and again and again while it runs. */
  readonly find: () => Promise<Subject | null>;
  readonly work: (subject: Subject, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  /** Milliseconds between two looks; 2,000 when left out. */
  readonly interval?: number;
}

const INTERVAL_MS = 2_000;

class Unwanted extends Error {}

/**
 * Gives the work a signal that is aborted when `signal` is, or when its subject is gone; then it ends without an error.
 * Throws what `work` throws otherwise, and what the first look does: a later one that fails tells nothing.
 */
export async function whileWanted<Subject>({
  find,
  work,
  signal,
  interval = INTERVAL_MS,
}: WhileWanted<Subject>): Promise<void> {
  const subject = await find();
  if (subject === null) return;
  const unwanted = new AbortController();
  const look = async () => {
    if ((await find()) === null) unwanted.abort(new Unwanted());
  };
  const timer = setInterval(() => void look().catch(() => undefined), interval);
  try {
    await work(subject, AbortSignal.any([signal, unwanted.signal]));
  } catch (error) {
    if (!unwanted.signal.aborted || signal.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
}
