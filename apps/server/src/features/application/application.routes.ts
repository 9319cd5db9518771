import type { applicationEndpoints } from "@bandstand/contracts/application";
import type { Config } from "../../config.ts";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";

export interface ApplicationServices {
  config: Pick<Config, "ytDlp" | "smtpUrl" | "registration">;
  database: Database;
  version: string;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
}

export function applicationHandlers(
  services: ApplicationServices,
): Handlers<typeof applicationEndpoints> {
  const { config, database, version, ffmpeg } = services;
  return {
    getHealth: async () => {
      await database.ping();
      return { status: "ok" };
    },
    getApplication: async () => ({
      name: "Bandstand",
      version,
      features: {
        youtube: config.ytDlp !== undefined,
        ffmpeg: ffmpeg !== null,
        mail: config.smtpUrl !== undefined,
        registration: config.registration === "open",
      },
    }),
  };
}
