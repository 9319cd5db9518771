/**
 * The one player of the application: a media element outside React, so that music goes on across navigation.
 * A small store: subscribe, snapshot, and what a listener can do.
 */
import type { Playback } from "@bandstand/contracts/songs";

/** What the player needs to know of a song. */
export interface PlayableSong {
  id: number;
  title: string;
  artist: string;
  songkey: string | null;
  bpm: number | null;
  recordingFilename: string | null;
}

export type PlayerStatus = "idle" | "loading" | "playing" | "paused" | "error";

export interface PlayerState {
  status: PlayerStatus;
  song: PlayableSong | null;
  playback: Playback | null;
  /** Seconds. */
  position: number;
  /** Seconds; 0 until known. */
  duration: number;
  /** From 0 to 1. */
  volume: number;
}

export interface Player {
  getSnapshot(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Plays a song from its start; a song that is the current one goes on or pauses. */
  play(song: PlayableSong): Promise<void>;
  toggle(): void;
  /** Seconds from the start. */
  seek(position: number): void;
  /** Seconds forward, negative back. */
  skip(seconds: number): void;
  setVolume(volume: number): void;
  /** The links of the current song again, for instance when its waveform has been made. */
  updatePlayback(songId: number, playback: Playback): void;
  /** Stops and lets go of the song. */
  close(): void;
}

export interface PlayerOptions {
  media: HTMLMediaElement;
  fetchPlayback: (songId: number) => Promise<Playback>;
}

const NOTHING: PlayerState = {
  status: "idle",
  song: null,
  playback: null,
  position: 0,
  duration: 0,
  volume: 0.8,
};

export function createPlayer({ media, fetchPlayback }: PlayerOptions): Player {
  let state = NOTHING;
  /** Raised with every song, so that the answer for an earlier one is let go. */
  let turn = 0;
  /** A link that ran out while paused is asked for once more; a second failure is shown. */
  let mayRenew = true;
  const listeners = new Set<() => void>();

  function change(part: Partial<PlayerState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function load(song: PlayableSong, from: number): Promise<void> {
    turn += 1;
    const mine = turn;
    change({ status: "loading", song, position: from });
    try {
      const playback = await fetchPlayback(song.id);
      if (mine !== turn) return;
      change({ playback, duration: playback.duration ?? 0 });
      media.src = playback.url;
      media.currentTime = from;
      await media.play();
    } catch (error) {
      if (mine !== turn) return;
      const isRefusedByBrowser = error instanceof DOMException && error.name === "NotAllowedError";
      change({ status: isRefusedByBrowser ? "paused" : "error" });
    }
  }

  function isCurrent(): boolean {
    return state.song !== null && state.status !== "idle";
  }

  media.volume = state.volume;
  media.addEventListener("playing", () => {
    mayRenew = true;
    change({ status: "playing" });
  });
  media.addEventListener("waiting", () => isCurrent() && change({ status: "loading" }));
  media.addEventListener(
    "pause",
    () => state.status !== "error" && isCurrent() && change({ status: "paused" }),
  );
  media.addEventListener(
    "timeupdate",
    () => isCurrent() && change({ position: media.currentTime }),
  );
  media.addEventListener("durationchange", () => {
    if (isCurrent() && Number.isFinite(media.duration)) change({ duration: media.duration });
  });
  media.addEventListener("error", () => {
    if (!state.song || !media.src) return;
    if (mayRenew && state.position > 0) {
      mayRenew = false;
      void load(state.song, state.position);
      return;
    }
    change({ status: "error" });
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async play(song) {
      if (
        state.song?.id === song.id &&
        state.song.recordingFilename === song.recordingFilename &&
        state.status !== "error"
      ) {
        this.toggle();
        return;
      }
      media.pause();
      change({ playback: null, duration: 0 });
      await load(song, 0);
    },
    toggle() {
      if (!state.song) return;
      if (state.status === "error") void load(state.song, state.position);
      else if (media.paused) void media.play().catch(() => change({ status: "paused" }));
      else media.pause();
    },
    seek(position) {
      if (!state.song) return;
      const end = state.duration || Number.MAX_SAFE_INTEGER;
      media.currentTime = Math.min(Math.max(0, position), end);
      change({ position: media.currentTime });
    },
    skip(seconds) {
      this.seek(media.currentTime + seconds);
    },
    setVolume(volume) {
      media.volume = Math.min(1, Math.max(0, volume));
      change({ volume: media.volume });
    },
    updatePlayback(songId, playback) {
      if (state.song?.id === songId) change({ playback });
    },
    close() {
      turn += 1;
      media.pause();
      media.removeAttribute("src");
      media.load();
      state = { ...NOTHING, volume: state.volume };
      change({});
    },
  };
}
