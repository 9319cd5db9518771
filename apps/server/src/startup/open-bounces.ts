import type { Config } from "../config.ts";
import { returnedMails } from "../features/events/publish/returned-mails.ts";
import type { Services } from "../services.ts";

/** Takes in mails that come back, where that is set. What it takes is loaded only then. @returns what ends it */
export async function openBounces({
  config: { bounces, host },
  ...services
}: Pick<Services, "database" | "linkKey" | "log"> & {
  config: Pick<Config, "bounces" | "host">;
}): Promise<() => Promise<void>> {
  if (!bounces) return async () => {};
  const { startBounceReceiver } = await import("../platform/mail/bounce-receiver.ts");
  const receiver = await startBounceReceiver({
    host,
    port: bounces.port,
    returned: returnedMails(services),
    log: services.log,
  });
  return receiver.stop;
}
