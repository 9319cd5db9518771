import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import styles from "./video-thumbnail.module.css";
import { thumbnailQuery } from "./thumbnail-query.ts";

interface VideoThumbnailProps {
  /** Null where the site has no still of it, or the server does not fetch any. */
  videoId: string | null;
  /** In its place until it is there. */
  children?: ReactNode;
}

/** The still of a video, which our server fetched: the site never sees who looks. Decoration, so that it has no words. */
export function VideoThumbnail({ videoId, children }: VideoThumbnailProps) {
  const { client } = useServices();
  const { data } = useQuery({
    ...thumbnailQuery(client, videoId ?? ""),
    enabled: videoId !== null,
  });
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {data ? <img alt="" ref={(image) => (image ? show(image, data) : undefined)} /> : children}
    </span>
  );
}

/** The address of bytes in memory holds them until it is given back. */
function show(image: HTMLImageElement, picture: Blob): () => void {
  const address = URL.createObjectURL(picture);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}
