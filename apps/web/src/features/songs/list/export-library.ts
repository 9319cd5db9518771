/** The whole library as files. */
import { exportSongsAsChordPro, exportSongsAsCsv } from "@bandstand/contracts/song-library";
import { saveBlob } from "../../../lib/files/file-target.ts";
import type { Client } from "../../../lib/http/client.ts";

export async function asCsv(client: Client): Promise<void> {
  saveBlob(await client.call(exportSongsAsCsv, {}), "Songs.csv");
}

export async function asChordPro(client: Client): Promise<void> {
  saveBlob(await client.call(exportSongsAsChordPro, {}), "Songs ChordPro.zip");
}
