import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answerOrders } from "./answer-orders.ts";
import { oddWork } from "./odd-work.fixture.task.ts";

answerOrders(oddWork, async (order, signal) => {
  const { value } = order;
  if (order.do === "fail") throw new RangeError(`${value} is too much.`);
  if (order.do === "die") process.exit(3);
  if (order.do === "hoard") return hoard(value);
  if (order.do === "nap") await wait(value);
  while (order.do === "spin") Math.sqrt(value);
  if (order.do === "wait") {
    // A trace of having been told to end in order.
    const trace = () => writeFile(join(tmpdir(), `bandstand-ended-${value}`), "");
    await wait(60_000, undefined, { signal }).catch(trace);
  }
  return value * 2;
});

/** Keeps so many megabytes, and a little more. */
function hoard(megabytes: number): number {
  const kept: object[] = [];
  while (kept.length < megabytes * 10_000)
    kept.push({ at: kept.length, words: [`line ${kept.length}`] });
  return kept.length;
}
