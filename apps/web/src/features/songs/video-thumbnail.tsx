import type { VideoResult } from "@bandstand/contracts/videos";
import { IconVideo } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../lib/services/services-context.ts";
import { thumbnailQuery } from "./requests/videos.ts";
import styles from "./video-search.module.css";

/** The still of a video, which our server fetched: the site never sees who looks. Decoration, so that it has no words. */
export function VideoThumbnail({ video: { id, thumbnail } }: { video: VideoResult }) {
  const { client } = useServices();
  const { data } = useQuery({ ...thumbnailQuery(client, id), enabled: thumbnail !== null });
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {data ? (
        <img alt="" ref={(image) => (image ? show(image, data) : undefined)} />
      ) : (
        <IconVideo />
      )}
    </span>
  );
}

/** The address of bytes in memory holds them until it is given back. */
function show(image: HTMLImageElement, picture: Blob): () => void {
  const address = URL.createObjectURL(picture);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
