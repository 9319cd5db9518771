/** Programs that stand in for ffmpeg, and the real one where there is one. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { findFfmpeg } from "./ffmpeg.ts";

/** A shell script that takes ffmpeg's place for one test, or for a whole file with `afterAll`. */
export async function fakeFfmpeg(
  script: string,
  whenDone: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-ffmpeg-"));
  whenDone(() => rm(folder, { recursive: true }));
  const program = join(folder, "ffmpeg");
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return program;
}

export function installedFfmpeg(): Promise<string | null> {
  // oxlint-disable-next-line node/no-process-env -- whether this machine has one is what is asked
  return findFfmpeg(process.env["PATH"] ?? "");
}
