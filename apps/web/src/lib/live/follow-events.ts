/** Follows a stream of events for as long as it is wanted: it is opened again when it ends, breaks off or falls silent. */
import { Failure } from "@bandstand/contracts/failure";
import { eventParser } from "./event-parser.ts";
import { later } from "./later.ts";

export interface FollowedEvent {
  event: string;
  data: unknown;
}

export interface FollowOptions {
  open: (signal: AbortSignal) => Promise<Pick<Response, "body">>;
  onEvent: (event: FollowedEvent) => void;
  /** The stream is not open to us: what it is about is gone, or the right, or the session. */
  onRefused: (failure: Failure) => void;
  /** Runs something later. @returns the way to call it off. */
  after?: (milliseconds: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  chance?: () => number;
}

/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** The server gives a sign of life every 20 seconds. */
const LONGEST_SILENCE = 45_000;

/** Resolves once it is called off, or refused. */
export async function followEvents(options: FollowOptions, signal: AbortSignal): Promise<void> {
  const { onRefused, after = later, chance = Math.random } = options;
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    let least = 0;
    try {
      const hasRead = await readEvents({ ...options, after }, signal);
      if (hasRead) pause = FIRST_PAUSE;
    } catch (error) {
      if (isRefusal(error)) return onRefused(error);
      if (error instanceof Failure) least = (error.retryAfter ?? 0) * 1000;
    }
    if (isStopped(signal)) return;
    // Spread out, so that all who were on a server that starts again do not come in the same moment.
    const milliseconds = Math.max(least, pause * (0.5 + chance()));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    await pauseFor(milliseconds);
  }

  async function pauseFor(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const callOff = after(milliseconds, end);
      signal.addEventListener("abort", end);
      function end(): void {
        callOff();
        signal.removeEventListener("abort", end);
        resolve();
      }
    });
  }
}

/** Resolves when the stream is over, with whether it had an event. */
async function readEvents(
  {
    open,
    onEvent,
    after,
  }: Pick<FollowOptions, "open" | "onEvent"> & Required<Pick<FollowOptions, "after">>,
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  const watch = () => after(LONGEST_SILENCE, () => silence.abort());
  let callOff = watch();
  let hasRead = false;
  try {
    const { body } = await open(AbortSignal.any([signal, silence.signal]));
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const parse = eventParser();
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) return hasRead;
      callOff();
      callOff = watch();
      for (const { event, data } of parse(read.value)) {
        hasRead = true;
        onEvent({ event, data: JSON.parse(data) as unknown });
      }
    }
  } catch (error) {
    if (!hasRead) throw error;
    return true;
  } finally {
    callOff();
    // However it came to an end, nothing is left open.
    silence.abort();
  }
}

/** What would be said again however often one asks. */
function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && [401, 403, 404].includes(error.status);
}

function isStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}
