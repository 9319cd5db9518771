/** Runs in a worker thread: measures the recordings that it is told of. */
import { answerOrders } from "../workers/answer-orders.ts";
import { bothFiles } from "./both-files.ts";
import { measurePeaksTask } from "./measure-peaks.task.ts";
import { measureSound } from "./measure-sound.ts";

answerOrders(measurePeaksTask, async ({ path, ffmpeg }, signal) => {
  const measured = await measureSound(path, ffmpeg, signal);
  return measured && bothFiles(measured);
});
