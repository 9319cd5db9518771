/** Puts the demo's recordings, pictures and papers into the file store. */
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { PictureKind } from "@bandstand/domain/pictures";
import type { FileStore } from "../../platform/files/file-store.ts";
import { contentTypeOf, extensionOf } from "../../platform/files/file-types.ts";
import type { StoredFileKind } from "../../platform/files/stored-files.repository.ts";
import { bothFiles } from "../../platform/media/both-files.ts";
import { createPictureMaker } from "../../platform/media/make-picture.ts";
import { measureSound } from "../../platform/media/measure-sound.ts";
import { DOCUMENTS } from "../content/documents.ts";
import { bandLogo, bandPicture } from "../content/files/pictures.ts";
import { MEMBERS } from "../content/members.ts";
import { portraitOf } from "../content/portraits/portraits.ts";
import { rasterised } from "../content/portraits/rasterised.ts";
import type { NameFor } from "./file-names.ts";

export type StoredFile = {
  readonly filename: string;
  readonly kind: StoredFileKind;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
};

export type StoredPicture = StoredFile & {
  /** Of other sizes. */
  readonly copies: readonly StoredFile[];
};

export type StoredRecording = {
  readonly recording: StoredFile;
  readonly peaks: StoredFile;
  readonly finePeaks: StoredFile;
  /** LUFS. */
  readonly loudness: number | null;
};

export type DemoFiles = {
  readonly logo: StoredPicture;
  readonly picture: StoredPicture;
  /** By nickname. */
  readonly avatars: ReadonlyMap<string, StoredPicture>;
  /** By title of the song. */
  readonly recordings: ReadonlyMap<string, StoredRecording>;
  /** By title of the document. */
  readonly documents: ReadonlyMap<string, StoredFile>;
};

/** Every file of them, in no particular order. */
export function allOf({
  logo,
  picture,
  avatars,
  recordings,
  documents,
}: DemoFiles): readonly StoredFile[] {
  const ofSongs = [...recordings.values()].flatMap(({ recording, peaks, finePeaks }) => [
    recording,
    peaks,
    finePeaks,
  ]);
  const pictures = [logo, picture, ...avatars.values()].flatMap((one) => [one, ...one.copies]);
  return [...pictures, ...ofSongs, ...documents.values()];
}

export type StoreOptions = {
  readonly files: FileStore;
  readonly nameFor: NameFor;
  /** Paths of rendered recordings by title. */
  readonly rendered: ReadonlyMap<string, string>;
  /** `YYYY-MM-DD`; contracts and posters name days. */
  readonly today: string;
};

/** Throws what the store throws, `StorageFull` among it. */
export async function storeDemoFiles({
  files,
  nameFor,
  rendered,
  today,
}: StoreOptions): Promise<DemoFiles> {
  const write = (label: string, extension: string, kind: StoredFileKind, content: Readable) =>
    writeAs(nameFor(label, extension), kind, content);
  const writeAs = async (filename: string, kind: StoredFileKind, content: Readable) => {
    const type = kind === "peaks" ? "application/octet-stream" : contentTypeOf(filename);
    const { size } = await files.write(filename, content, { contentType: type });
    return { filename, kind, type, size };
  };
  const { make } = createPictureMaker();
  const client = { owner: 0, signal: new AbortController().signal };
  const picture = async (label: string, kind: PictureKind, bytes: Buffer) => {
    const name = (extension: string) => nameFor(label, extension);
    const [whole, ...copies] = await Promise.all(
      (await make(bytes, { kind, name }, client)).map(({ filename, content }) =>
        writeAs(filename, "picture", Readable.from([content])),
      ),
    );
    if (!whole) throw new Error(`The ${label} was not made.`);
    return { ...whole, copies };
  };

  const avatars = new Map<string, StoredPicture>();
  const portraits = await rasterised(MEMBERS.map(({ nickname }) => portraitOf(nickname)));
  for (const [index, { nickname }] of MEMBERS.entries()) {
    const drawn = portraits[index];
    if (drawn)
      avatars.set(nickname, await picture(`portrait ${nickname}`, "bandUserAvatar", drawn));
  }
  const recordings = new Map<string, StoredRecording>();
  for (const [title, path] of rendered) {
    const recording = await write(`recording ${title}`, "wav", "recording", createReadStream(path));
    const measured = await measureSound(path, null, new AbortController().signal);
    const peaks = measured && bothFiles(measured);
    if (!peaks) throw new Error(`The recording of "${title}" cannot be read.`);
    recordings.set(title, {
      recording,
      peaks: await write(`peaks ${title}`, "peaks", "peaks", Readable.from([peaks.coarse])),
      finePeaks: await write(`fine peaks ${title}`, "peaks", "peaks", Readable.from([peaks.fine])),
      loudness: peaks.loudness,
    });
  }
  const documents = new Map<string, StoredFile>();
  for (const { title, originalName, file } of DOCUMENTS) {
    const content = Readable.from([file(today)]);
    documents.set(
      title,
      await write(`document ${title}`, extensionOf(originalName), "document", content),
    );
  }
  return {
    logo: await picture("logo", "bandLogo", bandLogo()),
    picture: await picture("picture", "bandPicture", bandPicture()),
    avatars,
    recordings,
    documents,
  };
}
