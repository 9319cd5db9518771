import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/** The smallest that S3 takes in any place but the last. It takes 10,000 parts: a file may have 50 GB. */
export const PART_SIZE = 5 * 1024 * 1024;

export interface S3Upload {
  readonly client: S3Client;
  readonly target: { readonly Bucket: string; readonly Key: string };
  readonly contentType: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a stream whose length nobody knows: at once when it is short, else in parts. The SDK's own way takes new memory for
 * each part, 80 MB more for a long recording; here two parts' worth serves them all. When it fails, nothing of it stays.
 */
export async function uploadToS3(
  source: AsyncIterable<Uint8Array>,
  { client, target, contentType, signal }: S3Upload,
): Promise<void> {
  const whole = { ...target, ContentType: contentType };
  const cancel = signal && { abortSignal: signal };
  const finished: CompletedPart[] = [];
  let UploadId: string | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(Body: Uint8Array): Promise<void> {
    const PartNumber = finished.length + 1;
    const part = new UploadPartCommand({ ...target, UploadId, PartNumber, Body });
    const { ETag } = await client.send(part, cancel);
    finished.push({ PartNumber, ETag });
  }

  try {
    for await (const { bytes, isLast } of partsOf(source)) {
      if (isLast && UploadId === undefined) {
        await client.send(new PutObjectCommand({ ...whole, Body: bytes }), cancel);
        return;
      }
      UploadId ??= (await client.send(new CreateMultipartUploadCommand(whole), cancel)).UploadId;
      await sending;
      sending = send(bytes);
      // Its failure is met where it is awaited, which is after the next part was filled.
      sending.catch(() => {});
    }
    await sending;
    const MultipartUpload = { Parts: finished };
    await client.send(
      new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload }),
      cancel,
    );
  } catch (error) {
    if (UploadId !== undefined) {
      // A part still on its way would land after the upload was aborted, and stay.
      await sending.catch(() => {});
      await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    }
    throw error;
  }
}

interface Part {
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

/** Parts of the full size but for the last. The bytes of a part are written over once the part after the next is asked for. */
export async function* partsOf(
  source: AsyncIterable<Uint8Array>,
  size = PART_SIZE,
): AsyncGenerator<Part, undefined> {
  let current = new Uint8Array(size);
  let other = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (rest.byteLength > 0) {
      if (filled === size) {
        yield { bytes: current, isLast: false };
        [current, other] = [other, current];
        filled = 0;
      }
      const fitting = rest.subarray(0, size - filled);
      current.set(fitting, filled);
      filled += fitting.byteLength;
      rest = rest.subarray(fitting.byteLength);
    }
  }
  yield { bytes: current.subarray(0, filled), isLast: true };
}
