/** Many files of the server as one ZIP. */
import { type DownloadZip, downloadZip } from "@bandstand/contracts/downloads";
import { countBytes } from "../../lib/files/count-bytes.ts";
import { useServices } from "../../lib/services/services-context.ts";
import type { ZipDownload } from "../../ui/downloads/zip-panel.tsx";

export function useDownloadZip(): (body: DownloadZip) => ZipDownload {
  const { client } = useServices();
  return (body) =>
    async ({ target, signal, onProgress }) => {
      const response = await client.open(downloadZip, { body }, { signal });
      const length = Number(response.headers.get("content-length"));
      const total = length > 0 ? length : null;
      const bytes = response.body ?? new ReadableStream();
      onProgress({ received: 0, total });
      const counted = bytes.pipeThrough(
        countBytes((received) => onProgress({ received, total })),
        { signal },
      );
      await target.write(counted, signal);
    };
}
