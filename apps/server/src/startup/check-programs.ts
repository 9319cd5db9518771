/** Programs that the settings name: better missed at the start than by whoever first needs them. */
import { type Config, ConfigError } from "../config.ts";
import { isProgram } from "../platform/media/ffmpeg.ts";

/** Throws `ConfigError`. */
export async function checkPrograms({ ytDlp }: Pick<Config, "ytDlp">): Promise<void> {
  if (ytDlp === undefined || (await isProgram(ytDlp))) return;
  throw new ConfigError(
    `These settings are not right:\n  YT_DLP: ${ytDlp} is no program that can be run`,
  );
}
