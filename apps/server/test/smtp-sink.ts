/** A real SMTP server on loopback that takes mails, or does with them what mail servers do. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** `die` ends the connection over the mail, once it has it. */
export type Behaviour = "take" | "refuse" | "defer" | "stall" | "die";

export interface SmtpSink {
  url: string;
  /** What it took, by recipient: how many times. */
  taken: Map<string, number>;
  /** What becomes of a mail; `attempt` counts from 1 for each recipient. */
  behave: (recipient: string, attempt: number) => Behaviour;
  stop(): Promise<void>;
}

const answer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

export async function startSmtpSink(behave: SmtpSink["behave"] = () => "take"): Promise<SmtpSink> {
  const tried = new Map<string, number>();
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const attempt = (tried.get(address) ?? 0) + 1;
      tried.set(address, attempt);
      const behaviour = sink.behave(address, attempt);
      if (behaviour === "refuse") done(answer(550, "No such user here"));
      else if (behaviour === "defer") done(answer(451, "Greylisted, try again later"));
      else done();
    },
    onData(stream, { envelope, id }, done) {
      stream.resume();
      stream.on("end", () => {
        const [address = ""] = envelope.rcptTo.map((to) => to.address);
        const behaviour = sink.behave(address, tried.get(address) ?? 1);
        if (behaviour === "stall") return;
        if (behaviour === "die") {
          for (const connection of server.connections)
            if (connection.session.id === id) connection._socket.destroy();
          return;
        }
        taken.set(address, (taken.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  // What its clients break off is what some tests are about.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave,
    async stop() {
      for (const connection of server.connections) connection._socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
  return sink;
}
