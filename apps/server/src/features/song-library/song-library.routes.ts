import type { songLibraryEndpoints } from "@bandstand/contracts/song-library";
import { asFile } from "../../platform/http/as-file.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { exportAsCharts, exportAsTable } from "./export-songs.use-cases.ts";
import { importMany } from "./import-songs.use-cases.ts";
import { saveMany } from "./save-songs.use-cases.ts";
import type { LibraryServices } from "./song-library.services.ts";

export function songLibraryHandlers(
  services: LibraryServices,
): Handlers<typeof songLibraryEndpoints> {
  const { database } = services;
  return {
    saveSongs: ({ caller, body }) => saveMany(database, caller, body),
    importSongs: ({ caller, body, reply }) =>
      importMany(database, caller, body, abortedByClient(reply)),
    exportSongsAsCsv: async ({ caller, reply }) => {
      const { size, stream } = await exportAsTable(services, caller, abortedByClient(reply));
      asFile(reply, "text/csv; charset=utf-8", `Songs ${caller.today}.csv`);
      return reply.header("content-length", size).send(stream);
    },
    exportSongsAsChordPro: async ({ caller, reply }) => {
      const { size, stream } = await exportAsCharts(services, caller, abortedByClient(reply));
      asFile(reply, "application/zip", `Songs ${caller.today}.zip`);
      return reply.header("content-length", size).send(stream);
    },
  };
}
