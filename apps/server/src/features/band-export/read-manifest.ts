/** The list of a file's contents, held against what there is. */
import { BAND_FILE_MESSAGES as WORDS } from "@bandstand/contracts/band-import-file";
import {
  BAND_FILE_LIMITS,
  BAND_FILE_VERSION,
  filePath,
  MANIFEST_PATH,
  README_PATH,
  tablePath,
} from "@bandstand/domain/band-file/band-file";
import * as z from "zod/mini";
import type { ZipReader } from "../../platform/files/zip-reader.ts";
import { FileProblem } from "./file-problem.ts";
import { type Manifest, manifest, manifestHead } from "./manifest.ts";

/** Throws `FileProblem`. */
export async function readManifest(zip: ZipReader): Promise<Manifest> {
  const size = zip.members.get(MANIFEST_PATH)?.size;
  if (size === undefined || size > BAND_FILE_LIMITS.manifest) throw new FileProblem(WORDS.foreign);
  const parts: Uint8Array[] = [];
  try {
    for await (const part of zip.read(MANIFEST_PATH) as AsyncIterable<Uint8Array>) parts.push(part);
  } catch (cause) {
    throw new FileProblem(WORDS.damaged(MANIFEST_PATH), { cause });
  }
  const given = parsed(Buffer.concat(parts).toString());
  const head = z.safeParse(manifestHead, given);
  if (!head.success) throw new FileProblem(WORDS.foreign);
  if (head.data.version > BAND_FILE_VERSION) throw new FileProblem(WORDS.newer);
  const whole = z.safeParse(manifest, given);
  if (!whole.success) throw new FileProblem(WORDS.damaged(MANIFEST_PATH));
  checkContents(zip, whole.data);
  return whole.data;
}

/** What the list names is there, of that size, and nothing else is. */
function checkContents({ members }: ZipReader, { tables, files }: Manifest): void {
  const expected = new Map<string, number>();
  for (const { name, size } of tables) expected.set(tablePath(name), size);
  for (const { filename, size } of files) expected.set(filePath(filename), size);
  if (expected.size < tables.length + files.length)
    throw new FileProblem(WORDS.damaged(MANIFEST_PATH));
  for (const [name, size] of expected) {
    const member = members.get(name);
    if (!member) throw new FileProblem(WORDS.missing(name));
    if (member.size !== size) throw new FileProblem(WORDS.damaged(name));
  }
  for (const { name, size } of members.values()) {
    const isEmptyPlace = name.startsWith("files/") && size === 0;
    const isOurs = name === MANIFEST_PATH || name === README_PATH || isEmptyPlace;
    if (!isOurs && !expected.has(name)) throw new FileProblem(WORDS.unknown(name));
  }
}

/** Null for what is no JSON, or longer than any row. */
export function parsed(text: string): unknown {
  if (text.length > BAND_FILE_LIMITS.row) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
