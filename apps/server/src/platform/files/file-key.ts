import { InvalidFileKey } from "./file-store-errors.ts";

/**
 * Segments of lower-case letters, digits, `.`, `_` and `-` that begin and end with a letter or digit, joined by `/`.
 * Hence no `..`, no hidden file, no absolute path, and no two keys that a case-insensitive disk would confuse.
 */
const pattern = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)*$/;
const maximumLength = 200;

export function isFileKey(text: string): boolean {
  return text.length <= maximumLength && pattern.test(text);
}

/** Throws `InvalidFileKey` unless `text` can name a stored file. */
export function checkFileKey(text: string): void {
  if (!isFileKey(text)) throw new InvalidFileKey();
}

export type RandomBytes = (size: number) => Uint8Array;

/** 160 bits: nobody finds a file by guessing, however many there are. */
const nameBytes = 20;

/** A name that cannot be guessed, `<40 hexadecimal digits>.<extension>`. The extension is given without its dot. */
export function newFileName(extension: string, randomBytes: RandomBytes): string {
  const name = `${Buffer.from(randomBytes(nameBytes)).toString("hex")}.${extension}`;
  checkFileKey(name);
  return name;
}
