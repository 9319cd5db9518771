import { getVideoThumbnail } from "@bandstand/contracts/videos";
import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../../lib/http/client.ts";

const HOUR = 3600 * 1000;

export const thumbnailQuery = (client: Client, videoId: string) =>
  queryOptions({
    queryKey: ["video-thumbnail", videoId],
    queryFn: ({ signal }) => client.call(getVideoThumbnail, { params: { videoId } }, { signal }),
    staleTime: HOUR,
    retry: false,
    meta: { keep: false },
  });
