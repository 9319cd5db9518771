/** Opens a song's recording for whatever plays it: the kept copy first, else the server's. */
import type { OpenRecording } from "../player/playable.ts";
import { requiredContext } from "../../lib/required-context.ts";

export const [RecordingOpenerContext, useRecordingOpener] =
  requiredContext<OpenRecording>("RecordingOpener");
