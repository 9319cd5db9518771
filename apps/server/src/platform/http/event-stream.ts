/** Server-sent events to one listener, by the HTML standard's section 9.2. */
import type { EventStream } from "@bandstand/contracts/endpoint";
import type { FastifyReply } from "fastify";

export interface EventSink {
  /** An event of the contract; data of another shape throws. */
  send(event: string, data: unknown): void;
  /** Keeps proxies from taking the line for dead. */
  beat(): void;
  /** Ends the answer in order; the listener comes again. */
  end(): void;
  /** Once, when the answer is over, whoever ended it. */
  onClose(told: () => void): void;
}

/** Bytes that a listener may be behind. One who takes less has gone, or is so slow that coming again is quicker. */
const MOST_UNREAD = 64 * 1024;

/** Begins the answer. From here on nothing else answers the request. */
export function openEventStream(reply: FastifyReply, { events }: EventStream): EventSink {
  reply.hijack();
  const { raw } = reply;
  // It is silent for as long as nothing happens, and may not be collected into larger pieces for the sake of a few bytes.
  raw.socket?.setTimeout(0);
  raw.socket?.setNoDelay(true);
  const headers = {
    ...reply.getHeaders(),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // The line has nothing else to carry afterwards, and must not hold up a server that stops.
    connection: "close",
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  if (reply.request.method === "HEAD") raw.end();
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > MOST_UNREAD) raw.destroy();
  };
  return {
    send(event, data) {
      const schema = events[event];
      if (!schema) throw new Error(`The contract has no event ${event}.`);
      write(`event: ${event}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`);
    },
    beat: () => write(":\n\n"),
    end() {
      raw.end();
    },
    onClose(told) {
      if (raw.closed) told();
      else raw.once("close", told);
    },
  };
}
