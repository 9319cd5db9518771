import type { bandImportFileEndpoints } from "@bandstand/contracts/band-import-file";
import type { bandExportEndpoints } from "@bandstand/contracts/band-export";
import { BAND_FILE_LIMITS } from "@bandstand/domain/band-file/band-file";
import { safeFileName } from "@bandstand/domain/file-names";
import { attachment } from "../../platform/files/content-disposition.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import { withUpload } from "../../platform/http/upload.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { exportBand, type ExportServices, measureBand } from "./export-band.use-cases.ts";
import { importBand, type ImportServices } from "./import-band.use-cases.ts";
import { readProgress } from "./import-progress.ts";

type Endpoints = typeof bandExportEndpoints & typeof bandImportFileEndpoints;

export function bandExportHandlers(services: ExportServices & ImportServices): Handlers<Endpoints> {
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
    importBand: ({ caller, params, request, reply }) => {
      const cancelled = abortedByClient(reply);
      const largest = services.bandStorage + BAND_FILE_LIMITS.tables;
      return withUpload(
        request,
        (upload) => importBand(services, caller, { upload, key: params.key, cancelled }),
        largest,
      );
    },
    getBandImportProgress: ({ caller, params }) =>
      readProgress(services.database, caller, params.key),
    getBandExportSize: ({ caller, params }) => measureBand(services, caller, params.id),
  };
}
