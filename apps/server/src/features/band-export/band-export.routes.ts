import type { bandExportEndpoints } from "@bandstand/contracts/band-export";
import { safeFileName } from "@bandstand/domain/file-names";
import { attachment } from "../../platform/files/content-disposition.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { exportBand, type ExportServices, measureBand } from "./export-band.use-cases.ts";

export function bandExportHandlers(services: ExportServices): Handlers<typeof bandExportEndpoints> {
  return {
    exportBand: async ({ caller, params, reply }) => {
      const cancelled = abortedByClient(reply);
      const { band, stream } = await exportBand(services, caller, params.id, cancelled);
      return reply
        .header("content-type", "application/zip")
        .header(
          "content-disposition",
          attachment(safeFileName(`${band} ${caller.today}.zip`, "Band.zip")),
        )
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .send(stream);
    },
    getBandExportSize: ({ caller, params }) => measureBand(services, caller, params.id),
  };
}
