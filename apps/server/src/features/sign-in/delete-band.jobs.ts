/** The files of a band that is gone. Nothing in the database names them any more: the job does. */
import * as z from "zod/mini";
import type { FileStore } from "../../platform/files/file-store.ts";
import { enqueueEach } from "../../platform/jobs/enqueue.ts";
import type { JobQueue } from "../../platform/jobs/job-queues.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import type { BandFile } from "./delete-band.repository.ts";

const removeFiles = defineJob("remove-band-files", z.object({ filenames: z.array(z.string()) }));

/** Files of one job: as many as are removed in about a second. */
const AT_ONCE = 100;

/** Longer than anybody sends one file for. */
const DAY_MS = 86_400_000;

export async function enqueueRemoval(
  queue: JobQueue,
  files: readonly BandFile[],
  now: Date,
): Promise<void> {
  await enqueueEach(queue, removeFiles, jobsFor(files));
  // What is still being sent is written after this job has looked for it.
  const arriving = files.filter(({ isArriving }) => isArriving);
  const runAt = new Date(now.getTime() + DAY_MS);
  await enqueueEach(queue, removeFiles, jobsFor(arriving), { runAt });
}

function jobsFor(files: readonly BandFile[]): { filenames: string[] }[] {
  const count = Math.ceil(files.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => ({
    filenames: files.slice(index * AT_ONCE, (index + 1) * AT_ONCE).map(({ filename }) => filename),
  }));
}

export function deleteBandJobs({ files }: { files: FileStore }): Job[] {
  return [
    job(removeFiles, async ({ filenames }) => {
      for (const filename of filenames) await files.remove(filename);
    }),
  ];
}
