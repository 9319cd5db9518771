/** What of the server's settings videos depend on. */
import { Failure } from "@bandstand/contracts/failure";
import type { Config } from "../../config.ts";
import type { YtDlp } from "./yt-dlp.ts";

export type VideoSettings = Pick<Config, "ytDlp" | "ytDlpAnySite" | "searchPath">;

/** Throws `not_set_up` where no program is named. */
export function ytDlpOf({ ytDlp, ytDlpAnySite: isAnySite, searchPath }: VideoSettings): YtDlp {
  if (ytDlp === undefined) throw new Failure("not_set_up");
  return { program: ytDlp, searchPath, isAnySite };
}
