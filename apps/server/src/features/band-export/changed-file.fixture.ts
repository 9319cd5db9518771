/** A band's file that somebody has changed, and sending one. */
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { importBand } from "@bandstand/contracts/band-import-file";
import type { Answer } from "@bandstand/contracts/endpoint";
import type { FailureBody } from "@bandstand/contracts/failure";
import { ZipFile } from "yazl";
import type { TestApi } from "../../../test/api.ts";
import { type BandFile, type Manifest, type Row, sha256 } from "./band-file.fixture.ts";

export interface SentFile {
  status: number;
  answer: Answer<typeof importBand>;
  failure: FailureBody;
}

export async function send(
  api: Pick<TestApi, "fetch">,
  token: string,
  bytes: Buffer,
  { key = randomUUID(), signal }: { key?: string; signal?: AbortSignal } = {},
): Promise<SentFile> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), "band.zip");
  const response = await api.fetch(`/api/bandimportfile/${key}`, {
    method: "POST",
    body,
    token,
    ...(signal && { signal }),
  });
  const read: unknown = await response.json();
  return {
    status: response.status,
    answer: read as SentFile["answer"],
    failure: read as FailureBody,
  };
}

export function zipped(contents: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of contents) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

interface Changes {
  rows?: Record<string, (rows: Row[]) => readonly unknown[]>;
  contents?: (contents: Map<string, Buffer>) => void;
  manifest?: (manifest: Manifest) => unknown;
}

/** With checksums that fit what was changed, as somebody would who knows the format. */
export function changed(
  file: BandFile,
  { rows = {}, contents, manifest }: Changes,
): Promise<Buffer> {
  const made = new Map(file.contents);
  const list = structuredClone(file.manifest);
  for (const [table, change] of Object.entries(rows)) {
    const now = change(file.rows(table));
    const text = Buffer.from(now.map((row) => `${JSON.stringify(row)}\n`).join(""));
    made.set(`tables/${table}.jsonl`, text);
    for (const one of list.tables)
      if (one.name === table)
        Object.assign(one, { rows: now.length, size: text.length, sha256: sha256(text) });
  }
  made.set("bandstand.json", Buffer.from(JSON.stringify(manifest?.(list) ?? list)));
  contents?.(made);
  return zipped(made);
}
