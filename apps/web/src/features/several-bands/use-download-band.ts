/** The whole band as one file, to keep before it goes. */
import { exportBand } from "@bandstand/contracts/band-export";
import { safeFileName } from "@bandstand/domain/file-names";
import { useState } from "react";
import { chooseFileTarget } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

export function useDownloadBand({ id, name }: { id: number; name: string }) {
  const { client } = useServices();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);

  async function start(): Promise<void> {
    const target = await chooseFileTarget({
      name: safeFileName(`${name}.zip`, "Band.zip"),
      type: "application/zip",
    });
    if (target === null) return;
    setRunning(true);
    try {
      const { signal } = new AbortController();
      const response = await client.open(exportBand, { params: { id: String(id) } }, { signal });
      await target.write(response.body ?? new ReadableStream(), signal);
      notify.success("Everything was downloaded");
    } catch (error) {
      notify.failed("The band was not downloaded", error, "Nothing was deleted.");
    } finally {
      setRunning(false);
    }
  }

  return { isRunning, start };
}
