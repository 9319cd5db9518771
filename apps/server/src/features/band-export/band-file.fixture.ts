/** The file of a band, taken apart for tests to look at. */
import { createHash } from "node:crypto";
import type { TestApi } from "../../../test/api.ts";
import { readZip } from "../../../test/zip.ts";

export type Row = Record<string, unknown> & { id: number };

export interface Manifest {
  format: string;
  version: number;
  band: { name: string; identity: string };
  tables: { name: string; rows: number; size: number; sha256: string }[];
  files: { filename: string; kind: string; size: number; sha256: string }[];
  missing: string[];
}

export interface BandFile {
  bytes: Buffer;
  names: string[];
  contents: ReadonlyMap<string, Buffer>;
  manifest: Manifest;
  /** Of a table. */
  rows(name: string): Row[];
}

export async function exported(
  api: Pick<TestApi, "fetch">,
  token: string,
  bandId: number,
): Promise<BandFile> {
  const response = await api.fetch(`/api/bandexport/${bandId}`, { token });
  if (response.status !== 200) throw new Error(`The export answered ${response.status}.`);
  return takenApart(Buffer.from(await response.arrayBuffer()));
}

export function takenApart(bytes: Buffer): BandFile {
  const files = readZip(bytes);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const textOf = (name: string) => contents.get(name)?.toString() ?? "";
  return {
    bytes,
    names: files.map(({ name }) => name),
    contents,
    manifest: JSON.parse(textOf("bandstand.json")) as Manifest,
    rows: (name) =>
      textOf(`tables/${name}.jsonl`)
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Row),
  };
}

export const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
