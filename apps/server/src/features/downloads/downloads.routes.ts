import type { downloadEndpoints } from "@bandstand/contracts/downloads";
import { Failure } from "@bandstand/contracts/failure";
import { safeFileName, uniqueFileNames } from "@bandstand/domain/file-names";
import { canRead } from "@bandstand/domain/permissions";
import { createZip } from "../../platform/files/zip.ts";
import { asFile } from "../../platform/http/as-file.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { documentEntries } from "./documents-zip.use-cases.ts";
import { recordingEntries } from "./recordings-zip.use-cases.ts";
import type { StoredFiles } from "./stored-entries.ts";

export function downloadHandlers(services: StoredFiles): Handlers<typeof downloadEndpoints> {
  return {
    downloadZip: async ({ caller, body, reply }) => {
      const { Songs, Documents, name } = body;
      if ((Songs && !canRead(caller, "SO")) || (Documents && !canRead(caller, "OD")))
        throw new Failure("no_right");
      const recordings = Songs ? await recordingEntries(services, caller, Songs) : [];
      const ids = Documents?.map(({ id }) => id);
      const documents = ids ? await documentEntries(services, caller, ids) : [];
      const entries = [...recordings, ...documents];
      const names = uniqueFileNames(entries.map((entry) => entry.name));
      const { stream, size } = createZip(
        entries.map((entry, index) => ({ ...entry, name: names[index] ?? entry.name })),
      );
      const usual = Songs ? "Songs" : "Documents";
      asFile(reply, "application/zip", `${safeFileName(name ?? usual, usual)}.zip`);
      if (size !== null) reply.header("content-length", size);
      return reply.send(stream);
    },
  };
}
