/** Follows a media element from its address to its end. */
import type { PlayableMedia } from "./media/playable-media.ts";
import type { Snapshots } from "./snapshots.ts";
import type { SoundSnapshot } from "./studio-sound.ts";

export interface ElementWatch {
  /** Loads again what failed, and goes on from the same place. */
  retry(): void;
  /** Lets go of the recording. */
  close(): void;
}

export function watchElement(
  media: PlayableMedia,
  url: string,
  { change }: Snapshots<SoundSnapshot>,
  onFailed: () => void,
): ElementWatch {
  let resumeAt = 0;

  const events = {
    loadedmetadata() {
      if (resumeAt > 0) media.currentTime = resumeAt;
      change({ status: "ready" });
    },
    durationchange() {
      // A recording that is still being written has no end.
      if (Number.isFinite(media.duration)) change({ duration: media.duration });
    },
    error() {
      resumeAt = media.currentTime;
      change({ status: "failed" });
      onFailed();
    },
  };
  for (const [name, react] of Object.entries(events)) media.addEventListener(name, react);
  media.preload = "auto";
  media.src = url;

  return {
    retry() {
      change({ status: "loading" });
      media.load();
    },
    close() {
      for (const [name, react] of Object.entries(events)) media.removeEventListener(name, react);
      media.removeAttribute("src");
      media.load();
    },
  };
}
