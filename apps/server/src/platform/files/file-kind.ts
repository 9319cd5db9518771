/** Recognises uploads by what they hold. What a file is called only decides between names for the same content. */
import type { Readable } from "node:stream";
import { contentTypeOf, extensionOf, fileTypeOf, type FileClass } from "./file-types.ts";
import { beginsMp3 } from "./mpeg-audio.ts";
import { peek } from "./peek.ts";

export type FileUse = "recording" | "picture" | "document";

export type FileVerdict =
  | { accepted: true; extension: string; contentType: string; class: FileClass }
  | { accepted: false; reason: "empty" | "unknown" | "wrong-kind" };

const CLASSES: Readonly<Record<FileUse, ReadonlySet<FileClass>>> = {
  recording: new Set<FileClass>(["audio", "video"]),
  picture: new Set<FileClass>(["picture"]),
  document: new Set<FileClass>(["picture", "pdf", "office"]),
};

/**
 * Containers by what the recogniser calls them, with the extensions that a file of this container may bear. The first
 * is given to a file whose name says something else; old office formats share one container, so theirs must fit.
 */
const CONTAINERS: readonly {
  found: readonly string[];
  extensions: readonly string[];
  mustFit?: true;
}[] = [
  { found: ["mp3"], extensions: ["mp3"] },
  { found: ["wav"], extensions: ["wav"] },
  { found: ["flac"], extensions: ["flac"] },
  { found: ["aac"], extensions: ["aac"] },
  { found: ["aif"], extensions: ["aiff", "aif"] },
  { found: ["ogg", "oga", "spx"], extensions: ["ogg", "oga", "opus", "ogv"] },
  { found: ["opus"], extensions: ["opus", "ogg", "oga"] },
  { found: ["ogv"], extensions: ["ogv", "ogg"] },
  { found: ["m4a", "m4b", "f4a", "f4b"], extensions: ["m4a", "mp4"] },
  { found: ["mp4", "m4v", "f4v", "3gp", "3g2"], extensions: ["mp4", "m4v", "m4a", "mov"] },
  { found: ["mov"], extensions: ["mov", "mp4", "m4v", "m4a"] },
  { found: ["webm"], extensions: ["webm", "weba", "mkv"] },
  { found: ["mkv"], extensions: ["mkv", "webm"] },
  { found: ["avi"], extensions: ["avi"] },
  { found: ["png", "apng"], extensions: ["png"] },
  { found: ["jpg"], extensions: ["jpg", "jpeg"] },
  { found: ["gif"], extensions: ["gif"] },
  { found: ["tif"], extensions: ["tif", "tiff"] },
  { found: ["webp"], extensions: ["webp"] },
  { found: ["pdf"], extensions: ["pdf"] },
  { found: ["docx"], extensions: ["docx"] },
  { found: ["xlsx"], extensions: ["xlsx"] },
  { found: ["cfb"], extensions: ["doc", "xls", "msg"], mustFit: true },
];

const HEAD = 64 * 1024;

export interface Inspected {
  readonly verdict: FileVerdict;
  /** The whole file, from its first byte. After a refusal: read to its end or destroy it. */
  readonly stream: Readable;
}

/** Judges an upload by its first bytes while leaving all of it to be read. `name` is what the uploader calls it. */
export async function inspectFile(
  source: Readable,
  name: string,
  use: FileUse,
): Promise<Inspected> {
  const { head, stream } = await peek(source, HEAD);
  try {
    return { verdict: await judgeFile(head, name, use), stream };
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

/** Judges a file by its first 64 KB, or all of it when it is shorter. */
export async function judgeFile(
  head: Uint8Array,
  name: string,
  use: FileUse,
): Promise<FileVerdict> {
  if (head.length === 0) return { accepted: false, reason: "empty" };
  const found = await recognise(head);
  const container = CONTAINERS.find((each) => each.found.includes(found ?? ""));
  if (!container) return { accepted: false, reason: "unknown" };

  const claimed = extensionOf(name);
  const fits = container.extensions.includes(claimed);
  const extension = fits ? claimed : container.extensions[0];
  if (extension === undefined || (!fits && container.mustFit))
    return { accepted: false, reason: "unknown" };
  const type = fileTypeOf(`.${extension}`);
  if (!type || !CLASSES[use].has(type.class)) return { accepted: false, reason: "wrong-kind" };
  return {
    accepted: true,
    extension,
    contentType: contentTypeOf(`.${extension}`),
    class: type.class,
  };
}

/** What file-type calls it, minus what it believes too easily, or null. */
async function recognise(head: Uint8Array): Promise<string | null> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = (await fileTypeFromBuffer(head))?.ext ?? (isFarTiff(head) ? "tif" : null);
  if (found === null || found === "mp3" || found === "mp2" || found === "mp1") {
    return beginsMp3(head) ? "mp3" : null;
  }
  if (found === "aif") return isAiff(head) ? found : null;
  if (found === "mov" || found === "mp4") return beginsWithBox(head) ? found : null;
  return found;
}

/** What a TIFF holds is told in a directory, which most scanners write behind the picture: beyond what is looked at here. */
function isFarTiff(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 8) return false;
  const isLittle = view.getUint32(0) === 0x49492a00;
  if (!isLittle && view.getUint32(0) !== 0x4d4d002a) return false;
  return view.getUint32(4, isLittle) >= head.length;
}

/** `FORM` begins every IFF file, and some letters. */
function isAiff(head: Uint8Array): boolean {
  return /^AIF[FC]$/.test(Buffer.from(head.subarray(8, 12)).toString("latin1"));
}

/** The first box of a QuickTime file begins with its length. Text there would be a box of over 512 MB. */
function beginsWithBox(head: Uint8Array): boolean {
  return (head[0] ?? 0) < 0x20;
}
