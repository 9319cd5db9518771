import { type Config, ConfigError } from "../config.ts";

/** Why nothing can be listened on, in words for the person who starts the server; what has another reason is given back. */
export function listenFailure(error: unknown, { host, port }: Pick<Config, "host" | "port">) {
  const words = wordsOf(error, host, port);
  return words === undefined ? error : new ConfigError(words, { cause: error });
}

function wordsOf(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return (
        `Port ${port} of ${host} is in use, perhaps by a Bandstand that runs already: open it in a browser to see.\n` +
        "Stop what runs there, or set PORT to another number."
      );
    case "EACCES":
      return `This account may not listen on port ${port}. Set PORT to 1024 or more, and let a proxy stand in front.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: ${host} is no address of this machine.`;
    default:
      return undefined;
  }
}
