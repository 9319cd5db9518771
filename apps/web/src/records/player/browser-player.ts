/** The player over what this browser has to play with. */
import { browserStorage } from "../../lib/browser-storage.ts";
import { browserOutput } from "./output.ts";
import type { OpenRecording } from "./playable.ts";
import { createPlayer } from "./player.ts";
import { playerMemory } from "./player-settings.ts";
import type { Player } from "./player-state.ts";
import { explainPlayback } from "./stream-recording.ts";

export interface BrowserPlayer extends Player {
  /** What a video is seen in. */
  picture: HTMLVideoElement;
}

export function browserPlayer(
  browser: Window & typeof globalThis,
  open: OpenRecording,
): BrowserPlayer {
  const video = browser.document.createElement("video");
  // A telephone would otherwise fill its screen with it.
  video.playsInline = true;
  const media = { audio: new browser.Audio(), video };
  const player = createPlayer({
    media,
    open,
    explain: explainPlayback,
    output: browserOutput(browser, media),
    memory: playerMemory(browserStorage),
  });
  if ("mediaSession" in browser.navigator) bindOnceSomethingPlays(browser, player);
  return { ...player, picture: video };
}

function bindOnceSomethingPlays(browser: Window & typeof globalThis, player: Player): void {
  const stop = player.subscribe(() => {
    stop();
    // Without it the song plays all the same.
    void import("./media-session.ts").then(
      ({ bindMediaSession }) =>
        bindMediaSession(
          player,
          browser.navigator.mediaSession,
          (init) => new browser.MediaMetadata(init),
        ),
      () => undefined,
    );
  });
}
