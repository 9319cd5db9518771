/**
 * A video of a song or of the band. Nothing of the outside service is loaded before somebody asks for it; its still comes through our
 * server, where that fetches videos at all.
 */
import { isVideoId } from "@bandstand/domain/video-id";
import { IconBrandYoutube } from "@tabler/icons-react";
import { useState } from "react";
import { useHasVideos } from "../../lib/application/application-query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./video-offer.module.css";
import { VideoThumbnail } from "./video-thumbnail.tsx";

export function VideoOffer({ title, videoId }: { title: string; videoId: string | null }) {
  const [shown, setShown] = useState(false);
  const hasVideos = useHasVideos();
  if (videoId === null || !isVideoId(videoId)) return null;
  return (
    <section className={styles.video}>
      <SectionTitle>Video</SectionTitle>
      {shown ? (
        <iframe
          className={styles.frame}
          title={`Video of ${title}`}
          src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The service plays only where it learns the origin; it learns no more than that.
          referrerPolicy="strict-origin"
          // From another origin it cannot take the sandbox off.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <div className={styles.offer}>
          {hasVideos === true && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button says the same
            <div className={styles.still} onClick={() => setShown(true)}>
              <VideoThumbnail videoId={videoId} />
            </div>
          )}
          <Button icon={<IconBrandYoutube aria-hidden />} onClick={() => setShown(true)}>
            Show video here
          </Button>
          <span>It comes from YouTube, which then learns that you watch it.</span>
        </div>
      )}
    </section>
  );
}
