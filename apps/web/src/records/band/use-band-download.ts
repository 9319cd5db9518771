/** The whole band on its way into a file: how far it is, and stopping it. */
import { exportBand } from "@bandstand/contracts/band-export";
import { safeFileName } from "@bandstand/domain/file-names";
import { useEffect, useRef, useState } from "react";
import { countBytes } from "../../lib/files/count-bytes.ts";
import { chooseFileTarget } from "../../lib/files/file-target.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";

export type BandDownload =
  | { step: "idle"; problem: string | null }
  | { step: "running"; received: number }
  | { step: "done"; fileName: string; received: number };

export function useBandDownload() {
  const { client } = useServices();
  const { TheBand } = useBandUser();
  const running = useRef<AbortController>(null);
  const [state, setState] = useState<BandDownload>({ step: "idle", problem: null });
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const fileName = safeFileName(`${TheBand.name}.zip`, "Band.zip");
    const target = await chooseFileTarget({ name: fileName, type: "application/zip" });
    if (!target) return;
    const abort = new AbortController();
    running.current = abort;
    let received = 0;
    setState({ step: "running", received });
    try {
      const params = { id: String(TheBand.id) };
      const response = await client.open(exportBand, { params }, { signal: abort.signal });
      const bytes = response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>();
      const counted = bytes.pipeThrough(
        countBytes((count) => {
          received = count;
          setState({ step: "running", received });
        }),
        { signal: abort.signal },
      );
      await target.write(counted, abort.signal);
      setState({ step: "done", fileName, received });
    } catch (error) {
      const problem = abort.signal.aborted ? null : describeError(error).message;
      setState({ step: "idle", problem });
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}
