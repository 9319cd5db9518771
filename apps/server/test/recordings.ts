/** Uploading recordings in tests, and looking at what an upload left behind. */
import { readdir } from "node:fs/promises";
import { addSong, type Song, type SongRow } from "@bandstand/contracts/songs";
import type { FailureBody } from "@bandstand/contracts/failure";
import type { TestApi } from "./api.ts";

export interface UploadAnswer {
  status: number;
  answer: { recordingFilename: string; duration: number | null };
  failure: FailureBody;
}

/** Sends `content` as a browser does, in the field `file`. */
export async function upload(
  api: Pick<TestApi, "fetch">,
  { songId, token, content, name }: UploadOf,
): Promise<UploadAnswer> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(content)]), name);
  const response = await api.fetch(`/api/fileupload/${songId}`, {
    method: "POST",
    body,
    ...(token !== undefined && { token }),
  });
  const read: unknown = await response.json();
  return {
    status: response.status,
    answer: read as UploadAnswer["answer"],
    failure: read as FailureBody,
  };
}

export interface UploadOf {
  songId: number;
  token?: string;
  content: Buffer;
  /** What the uploader calls the file. */
  name: string;
}

export async function newSong(
  api: Pick<TestApi, "call">,
  token: string,
  title = "Tin Roof Rain",
): Promise<Song> {
  return (await api.call(addSong, { body: { title, artist: "Marlow Skye" } }, token)).answer;
}

export interface Kept {
  /** On the disk, half-written ones included. */
  files: string[];
  /** In the register of files. */
  registered: string[];
  /** What the songs say they hold. */
  recordings: (SongRow["recordingFilename"] | null)[];
}

/** All that there is of recordings, in every band of the test. */
export async function whatIsKept(api: Pick<TestApi, "asSuperuser" | "filesFolder">): Promise<Kept> {
  const [entries, registered, songs] = await Promise.all([
    readdir(api.filesFolder, { recursive: true, withFileTypes: true }),
    api.asSuperuser<{ filename: string }>("select filename from bandstand.stored_files"),
    api.asSuperuser<{ filename: string | null }>(
      "select recording_filename as filename from bandstand.songs order by id",
    ),
  ]);
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    registered: registered.map(({ filename }) => filename),
    recordings: songs.map(({ filename }) => filename),
  };
}
