/** There is no room left for a file: the disk or the quota is full. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";

  constructor(cause: unknown) {
    super("There is no room left to store this file.", { cause });
  }
}

/** The source held more bytes than the write allowed. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
  readonly maximumSize: number;

  constructor(maximumSize: number) {
    super(`The file holds more than ${maximumSize} bytes.`);
    this.maximumSize = maximumSize;
  }
}

/** The key cannot name a file in a store. */
export class InvalidFileKey extends Error {
  override readonly name = "InvalidFileKey";

  constructor() {
    super("This is not a name that a stored file can have.");
  }
}

/** What file systems and object stores (Amazon, MinIO, Ceph, Garage) say when they are full. */
const fullCodes: ReadonlySet<unknown> = new Set([
  "ENOSPC",
  "EDQUOT",
  "InsufficientStorage",
  "QuotaExceeded",
  "XMinioStorageFull",
  "XMinioAdminBucketQuotaExceeded",
]);

const insufficientStorage = 507;

/** Whether `error`, or what caused it, says that there is no room left. */
export function meansStorageIsFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull || fullCodes.has(error.name)) return true;
  if ("code" in error && fullCodes.has(error.code)) return true;
  if ("Code" in error && fullCodes.has(error.Code)) return true;
  if ("$metadata" in error && httpStatus(error.$metadata) === insufficientStorage) return true;
  return error.cause !== undefined && meansStorageIsFull(error.cause);
}

/** `error` itself, or a `StorageFull` around it when that is what it means. */
export function asStorageError(error: unknown): unknown {
  return meansStorageIsFull(error) && !(error instanceof StorageFull)
    ? new StorageFull(error)
    : error;
}

function httpStatus(metadata: unknown): unknown {
  return typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata
    ? metadata.httpStatusCode
    : undefined;
}
