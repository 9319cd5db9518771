/** A band's file on its way in: sent, checked, kept and written, and stopping it at any of these. */
import { getBandImportProgress, importBand } from "@bandstand/contracts/band-import-file";
import type { Answer } from "@bandstand/contracts/endpoint";
import { useEffect, useRef, useState } from "react";
import { randomId } from "../../lib/random-id.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";

type Phase = "sending" | Answer<typeof getBandImportProgress>["phase"];

export type BandUpload =
  | { step: "choose"; problem: string | null }
  | { step: "running"; fileName: string; phase: Phase; share: number | null }
  | { step: "done"; band: Answer<typeof importBand> };

/** Milliseconds between two looks at how far the server is. */
const LOOK = 1000;

export function useBandUpload() {
  const { client } = useServices();
  const running = useRef<AbortController>(null);
  const [state, setState] = useState<BandUpload>({ step: "choose", problem: null });
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    const params = { key: randomId() };
    const show = (phase: Phase, share: number | null) => {
      if (!signal.aborted) setState({ step: "running", fileName: file.name, phase, share });
    };
    show("sending", 0);
    let looking: ReturnType<typeof setInterval> | null = null;
    const look = async () => {
      const found = await client
        .call(getBandImportProgress, { params }, { signal })
        .catch(() => null);
      if (found && looking !== null) show(found.phase, found.share);
    };
    const onProgress = (share: number) => {
      if (looking !== null) return;
      if (share < 1) return show("sending", share);
      // All of it is there: from here on the server knows.
      show("checking", null);
      looking = setInterval(() => void look(), LOOK);
    };
    const stop = () => {
      if (looking !== null) clearInterval(looking);
      looking = null;
    };
    try {
      const band = await client.upload(importBand, { params }, file, { signal, onProgress });
      stop();
      setState({ step: "done", band });
    } catch (error) {
      stop();
      setState({ step: "choose", problem: signal.aborted ? null : describeError(error).message });
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}
