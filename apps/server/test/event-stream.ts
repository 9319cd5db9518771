/** Listens to server-sent events as a client does. */

export interface StreamedEvent {
  event: string;
  data: unknown;
}

export interface Listening {
  response: Response;
  /** The next event; comments are passed over. Rejects when the stream has ended. */
  next(): Promise<StreamedEvent>;
  /** The next event of this name. */
  nextOf(event: string): Promise<unknown>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  /** What has come so far, comments with it. */
  text(): string;
  leave(): void;
}

export async function listen(url: string, token: string): Promise<Listening> {
  const leaving = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  let all = "";
  let isOver = false;
  const events: StreamedEvent[] = [];
  let woken = Promise.withResolvers<void>();
  const ended = read().finally(() => {
    isOver = true;
    woken.resolve();
  });

  async function read(): Promise<void> {
    const texts = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    let rest = "";
    try {
      for await (const text of texts) {
        all += text;
        const blocks = (rest + text).split("\n\n");
        rest = blocks.pop() ?? "";
        events.push(...blocks.flatMap(parse));
        woken.resolve();
      }
    } catch {
      // Left, or cut off.
    }
  }

  const next = async (): Promise<StreamedEvent> => {
    for (;;) {
      const event = events.shift();
      if (event) return event;
      if (isOver) throw new Error("The stream has ended.");
      woken = Promise.withResolvers();
      await woken.promise;
    }
  };
  return {
    response,
    next,
    async nextOf(name) {
      for (;;) {
        const { event, data } = await next();
        if (event === name) return data;
      }
    },
    ended,
    text: () => all,
    leave: () => leaving.abort(),
  };
}

function parse(block: string): StreamedEvent[] {
  const [, event] = /^event: (.*)$/m.exec(block) ?? [];
  const [, data] = /^data: (.*)$/m.exec(block) ?? [];
  return event === undefined ? [] : [{ event, data: JSON.parse(data ?? "null") as unknown }];
}
