/** People who follow the demo band, as they came in over three years. */
import { readFollowers } from "@bandstand/domain/follower-import";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import * as z from "zod/mini";
import { checked, readText } from "./demo-files.ts";

const FILE = "followers.csv";

/** Days before today. */
const since = z.coerce.number().check(z.nonnegative());

function read(text: string) {
  const found = readFollowers(text);
  if (found.kind === "empty") throw new RangeError(`${FILE}: ${found.message}`);
  if (found.kind === "bad") {
    const wrong = found.lines.map(({ number, problems }) => `line ${number}: ${problems.join()}`);
    throw new RangeError(`${FILE}, ${wrong.join("; ")}`);
  }
  // The import passes over the fourth column: it holds when they came.
  const { records } = readCsv(text, ";");
  return found.followers.map((follower, index) => {
    const { line, cells } = records[index] ?? { line: index + 1, cells: [] };
    return { ...follower, since: checked(since, cells[3], `${FILE}, line ${line}`) };
  });
}

export const FOLLOWERS = read(readText(FILE));
