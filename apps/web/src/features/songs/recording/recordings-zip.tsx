/** Downloads the recordings of songs as one ZIP. */
import { useDownloadZip } from "../../../records/downloads/download-zip.ts";
import { ZipPanel } from "../../../ui/downloads/zip-panel.tsx";

interface RecordingsZipProps {
  /** Of the file, without its extension. */
  name: string;
  /** Songs with a recording. */
  songs: readonly {
    id: number;
    /** Put before the name of its file: the number of a section. */
    prefix?: number;
  }[];
}

export function RecordingsZip({ name, songs }: RecordingsZipProps) {
  const zipOf = useDownloadZip();
  return (
    <ZipPanel
      name={name}
      count={songs.length}
      noun="recording"
      download={zipOf({ name, Songs: [...songs] })}
    />
  );
}
