/** The keys of a keyboard and the lock screen of a telephone: what plays, how far it is, and what can be done. */
import { type Player, type PlayerState, SKIP } from "./player-state.ts";

type Session = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

const ARTWORK = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
];

export function bindMediaSession(
  player: Player,
  session: Session,
  newMetadata: (init: MediaMetadataInit) => MediaMetadata,
): void {
  const actions: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> =
    {
      play: () => player.getSnapshot().status !== "playing" && player.toggle(),
      pause: () => player.getSnapshot().status === "playing" && player.toggle(),
      stop: () => player.close(),
      previoustrack: () => player.previous(),
      nexttrack: () => player.next(),
      seekbackward: ({ seekOffset }) => player.skip(-(seekOffset ?? SKIP)),
      seekforward: ({ seekOffset }) => player.skip(seekOffset ?? SKIP),
      seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
    };
  for (const [action, run] of Object.entries(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, run);
    } catch {
      // A browser need not know every action.
    }
  }

  let shown: PlayerState | null = null;
  const show = (): void => {
    const state = player.getSnapshot();
    if (state.song !== shown?.song) {
      session.metadata =
        state.song &&
        newMetadata({ title: state.song.title, artist: state.song.artist, artwork: ARTWORK });
    }
    session.playbackState = playbackState(state);
    if (jumps(state, shown)) tellPosition(session, state);
    shown = state;
  };
  show();
  player.subscribe(show);
}

function playbackState({ song, status }: PlayerState): MediaSessionPlaybackState {
  if (song === null) return "none";
  return status === "playing" || status === "loading" ? "playing" : "paused";
}

/** Seconds: what a screen that counts on by itself may be off. */
const TOLERANCE = 1.5;

/** Whether somebody who counts the seconds by themselves has to be told anew. */
function jumps(state: PlayerState, before: PlayerState | null): boolean {
  if (before === null || state.song !== before.song || state.status !== before.status) return true;
  if (state.duration !== before.duration) return true;
  const step = state.position - before.position;
  return step < 0 || step > TOLERANCE;
}

function tellPosition(session: Session, { duration, position }: PlayerState): void {
  if (duration <= 0) session.setPositionState();
  else session.setPositionState({ duration, position: Math.min(position, duration) });
}
