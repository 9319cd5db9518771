/** Videos, as they are told apart. Beside the building bricks of `fields.ts`, which every page brings. */
import { INVALID_VIDEO_URL, videoIdOf } from "@bandstand/domain/video-id";
import * as z from "zod/mini";
import { text } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** The id of a video, or an address that is reduced to it; nothing and empty are both null. */
export const videoId = z.nullable(
  z.pipe(
    text(LIMITS.url).check(
      z.refine((value) => value === "" || videoIdOf(value) !== null, INVALID_VIDEO_URL),
    ),
    z.transform(videoIdOf),
  ),
);
