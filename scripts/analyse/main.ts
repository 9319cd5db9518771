/** Prints what is found in a recording as JSON; what goes wrong in one plain line, with exit code 1. */
import { analyse } from "@bandstand/audio/analysis/analyse";
import { readRecording } from "./read-recording.ts";
import { reportOf } from "./report.ts";

const [path, ...others] = process.argv.slice(2);
try {
  if (path === undefined || others.length > 0) {
    throw new Error("Name one recording: npm run analyse -- FILE");
  }
  const report = reportOf(analyse(await readRecording(path)));
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
