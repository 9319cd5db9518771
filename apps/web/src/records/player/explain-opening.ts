import type { OpenedRecording } from "./playable.ts";
import type { PlayerProblem } from "./player-state.ts";

/** @param recording the one that was opened and does not play; null where it was not opened */
export type ExplainPlayback = (
  error: unknown,
  recording: OpenedRecording | null,
) => Promise<PlayerProblem>;

interface Failed {
  error: unknown;
  recording: OpenedRecording | null;
  /** The copy on this device did not play before. */
  isCopyBroken: boolean;
}

/** Where the server is away as well, the copy that does not play is what is wrong: it is not true that none is kept. */
export async function explainOpening(
  explain: ExplainPlayback,
  { error, recording, isCopyBroken }: Failed,
): Promise<PlayerProblem> {
  const problem = await explain(error, recording);
  return isCopyBroken && problem === "offline" ? "unplayable" : problem;
}
