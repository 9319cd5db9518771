import { describe, expect, it } from "vitest";
import { bindMediaSession } from "./media-session.ts";
import { settled, silentPlayer, song } from "./player.fixture.ts";

const NO_TIME: MediaSessionActionDetails = { action: "play" };

function lockScreen() {
  const handlers = new Map<string, (details: MediaSessionActionDetails) => void>();
  const positions: (MediaPositionState | undefined)[] = [];
  const { player, media } = silentPlayer();
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: "none" as MediaSessionPlaybackState,
    setActionHandler: (
      action: string,
      run: ((details: MediaSessionActionDetails) => void) | null,
    ) => void (run && handlers.set(action, run)),
    setPositionState: (state?: MediaPositionState) => void positions.push(state),
  };
  bindMediaSession(player, session, ({ title = "", artist = "", album = "", artwork = [] }) => ({
    title,
    artist,
    album,
    artwork,
    chapterInfo: [],
  }));
  const press = (action: string, details: Partial<MediaSessionActionDetails> = {}) =>
    handlers.get(action)?.({ ...NO_TIME, ...details });
  return { player, media, session, positions, press };
}

describe("the lock screen", () => {
  it("names the song that plays", async () => {
    const { player, session } = lockScreen();
    await player.play(song(1, { title: "Paper Lanterns", artist: "The Coves" }));
    expect(session.metadata).toMatchObject({ title: "Paper Lanterns", artist: "The Coves" });
    expect(session.playbackState).toBe("playing");
  });

  it("pauses, plays, and moves through the song and the queue", async () => {
    const { player, media, press } = lockScreen();
    await player.play(song(1), { queue: [song(1), song(2)] });
    press("pause");
    expect(player.getSnapshot().status).toBe("paused");
    press("play");
    media.audio.reach(10);
    press("seekforward");
    expect(player.getSnapshot().position).toBe(12);
    press("seekbackward", { seekOffset: 5 });
    expect(player.getSnapshot().position).toBe(7);
    press("seekto", { seekTime: 90 });
    expect(player.getSnapshot().position).toBe(90);
    press("nexttrack");
    await settled();
    expect(player.getSnapshot().song?.id).toBe(2);
    press("previoustrack");
    await settled();
    expect(player.getSnapshot().song?.id).toBe(1);
    press("stop");
    expect(player.getSnapshot().song).toBeNull();
  });

  it("is told the position where it jumps, not with every step", async () => {
    const { player, media, positions } = lockScreen();
    await player.play(song(1));
    const before = positions.length;
    media.audio.reach(0.25);
    media.audio.reach(0.5);
    expect(positions).toHaveLength(before);
    player.seek(100);
    expect(positions.at(-1)).toEqual({ duration: 200, position: 100 });
  });

  it("shows nothing once the player is closed", async () => {
    const { player, session } = lockScreen();
    await player.play(song(1));
    player.close();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe("none");
  });
});
