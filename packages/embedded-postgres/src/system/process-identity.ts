// Which process, exactly: a process id alone may be another's by now, and together with the start time it is not.
import { lookUpProcess } from "./process-table.ts";

export type ProcessIdentity = { pid: number; startedAt: string };

/** @returns undefined when there is no such process */
export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const facts = await lookUpProcess(pid);
  return facts === undefined ? undefined : { pid, startedAt: facts.started };
}

export async function ownIdentity(): Promise<ProcessIdentity> {
  return (await identityOf(process.pid)) ?? { pid: process.pid, startedAt: "unknown" };
}

export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await lookUpProcess(identity.pid))?.started === identity.startedAt;
}
