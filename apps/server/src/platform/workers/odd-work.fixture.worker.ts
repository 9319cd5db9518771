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
  if (order.do === "hoard") hoard();
  while (order.do === "spin") Math.sqrt(value);
  if (order.do === "wait") {
    // A trace of having been told to end in order.
    const trace = () => writeFile(join(tmpdir(), `bandstand-ended-${value}`), "");
    await wait(60_000, undefined, { signal }).catch(trace);
  }
  return value * 2;
});

function hoard(): never {
  const kept: object[] = [];
  for (;;) kept.push({ at: kept.length, words: [`line ${kept.length}`] });
}
