import { isForSongsAlone } from "@bandstand/domain/document-places";
import type { UploadOptions } from "../../../lib/http/upload.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { titleOfFile } from "../../../records/documents/document-upload.ts";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";

interface Paper {
  file: File;
  /** Null keeps it as a document of the band. */
  songId: number | null;
  /** Under which a second try is the same upload. */
  key: string;
}

/** Keeps a PDF as a document: as the chart of a song, else under no category of its own. */
export function useKeepPaper() {
  const documents = useDocumentChanges();
  const { data: types } = useDocumentTypes();
  return async ({ file, songId, key }: Paper, options: UploadOptions): Promise<void> => {
    // By their order charts are the first of these.
    const chart = types?.find(({ mask }) => isForSongsAlone(mask));
    const said = {
      title: titleOfFile(file.name),
      ...(songId !== null && { songId: String(songId) }),
      ...(songId !== null && chart && { documentTypeId: String(chart.id) }),
    };
    await documents.upload(file, said, key, options);
  };
}
