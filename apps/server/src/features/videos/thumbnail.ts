/** The still picture of a video, fetched by the server: the site learns of no reader. */
import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { peek } from "../../platform/files/peek.ts";

const SITE = "https://i.ytimg.com";
const TIMEOUT_MS = 10_000;
/** Bytes; they take some 20,000. */
const MOST = 1024 * 1024;

/** A JPEG. Throws `not_found` and `video_failed`. */
export async function fetchThumbnail(videoId: string, site = SITE): Promise<Buffer> {
  const failed = (cause?: unknown) => new Failure("video_failed", { cause });
  const response = await fetch(`${site}/vi/${videoId}/mqdefault.jpg`, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw failed(error);
  });
  if (response.status === 404) throw new Failure("not_found");
  if (!response.ok || !response.body) throw failed();
  const { head: picture, stream } = await peek(Readable.fromWeb(response.body), MOST + 1);
  stream.destroy();
  if (picture.length > MOST) throw failed();
  if (picture[0] !== 0xff || picture[1] !== 0xd8) throw failed();
  return picture;
}
