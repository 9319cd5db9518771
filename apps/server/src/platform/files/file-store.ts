import type { Readable } from "node:stream";

/** Facts about a stored file. `size` is in bytes; `etag` is a strong validator with its quotes. */
export interface FileFacts {
  readonly size: number;
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** First and last byte, both inclusive, counted from 0. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** `size` is that of the whole file; `stream` carries only the span that was asked for. Destroy it or read it to its end. */
export interface OpenedFile extends FileFacts {
  readonly stream: Readable;
}

export interface ListedFile {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

export interface WriteOptions {
  readonly contentType: string;
  /** Bytes. A longer source is refused with `FileTooLarge` and leaves nothing. */
  readonly maximumSize?: number;
  readonly signal?: AbortSignal;
}

/**
 * Where uploaded files live. Keys are checked by every method (see file-key.ts); an unusable one throws `InvalidFileKey`.
 *
 * A file appears whole or not at all: a source that fails, is aborted or is too long leaves nothing, and an earlier file
 * under the same key stays. Files are never changed in place, so a reader keeps the content it opened.
 */
export interface FileStore {
  /** Streams `source` into the store. Throws `StorageFull`, `FileTooLarge`, or whatever the source failed with. */
  write(key: string, source: Readable, options: WriteOptions): Promise<{ size: number }>;
  /** Null when there is no such file. A span past the end is cut; one that starts there throws `RangeError`. */
  open(key: string, span?: ByteSpan): Promise<OpenedFile | null>;
  stat(key: string): Promise<FileFacts | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** False when there is nothing to copy. Replaces what `to` held. Throws `StorageFull`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Where the file would lie on this machine, for a program that reads files itself; null for a store elsewhere. */
  localPath(key: string): string | null;
  /** Removes what writers left that were killed; nothing that is being written. */
  removeAbandoned(): Promise<void>;
  /** Every stored file, in no particular order; for housekeeping and for telling how much room is used. */
  list(): AsyncIterable<ListedFile>;
}
