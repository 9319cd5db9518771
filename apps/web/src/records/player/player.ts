/**
 * The one player of the application: media elements outside React, so that music goes on across navigation.
 * A small store: subscribe, snapshot, and what a listener can do.
 */
import { clamp } from "@bandstand/domain/clamp";
import {
  afterSong,
  clearedQueue,
  movedInQueue,
  nextInQueue,
  type PlayQueue,
  previousInQueue,
  queuedLast,
  queuedNext,
  queueFrom,
  withoutQueued,
} from "@bandstand/domain/play-queue";
import { levellingGain } from "@bandstand/domain/loudness";
import { createStore } from "../../lib/store.ts";
import type { Output } from "./output.ts";
import type { Media, MediaKind, OpenRecording, PlayableSong } from "./playable.ts";
import type { PlayerMemory } from "./player-settings.ts";
import { type ExplainPlayback, explainOpening } from "./explain-opening.ts";
import type { Player, PlayerState } from "./player-state.ts";

export interface PlayerOptions {
  /** One for each kind: a telephone lets go of a video that is not seen, but plays an audio element on. */
  media: Readonly<Record<MediaKind, Media>>;
  open: OpenRecording;
  /** Why a recording was not opened, or why one that was (given here) does not play. */
  explain: ExplainPlayback;
  output: Output;
  memory: PlayerMemory;
}

const NOTHING = {
  status: "idle",
  problem: null,
  song: null,
  recording: null,
  queue: { songs: [], at: 0 },
  position: 0,
  duration: 0,
} as const satisfies Partial<PlayerState>;

/** Seconds: after them, Previous goes to the start of the song. */
const STILL_AT_START = 3;

export function createPlayer({ media, open, explain, output, memory }: PlayerOptions): Player {
  const store = createStore<PlayerState>({ ...NOTHING, ...memory.read() });
  /** Of what plays, or played last. */
  let kind: MediaKind = "audio";
  let current = media.audio;
  /** Raised with every song, so that the answer for an earlier one is let go. */
  let turn = 0;
  /** A link that ran out while paused is asked for once more; a second failure is shown. */
  let mayRenew = true;
  /** The song's copy on this device did not play, so that the server's is. */
  let isCopyBroken = false;

  function change(part: Partial<PlayerState>): void {
    store.set({ ...store.get(), ...part });
  }

  function setLevel(): void {
    const { volume, isMuted, isLevelled, recording } = store.get();
    const gain = isLevelled ? levellingGain(recording?.loudness ?? null) : 1;
    output.set(kind, { volume, isMuted, gain });
  }

  function remember(part: Partial<PlayerState>): void {
    change(part);
    memory.write(store.get());
    setLevel();
  }

  function release(): void {
    store.get().recording?.release();
    current.pause();
  }

  async function load(song: PlayableSong, from: number, isAgain = false): Promise<void> {
    turn += 1;
    const mine = turn;
    isCopyBroken = isAgain;
    release();
    change({
      status: "loading",
      problem: null,
      song,
      recording: null,
      position: from,
      duration: 0,
    });
    try {
      const recording = await open(song, { isCopyBroken });
      if (mine !== turn) {
        recording.release();
        return;
      }
      ({ kind } = recording);
      current = media[kind];
      change({ recording, duration: recording.duration ?? 0 });
      setLevel();
      current.src = recording.url;
      current.currentTime = from;
      await current.play();
    } catch (error) {
      if (mine === turn) await fail(error);
    }
  }

  async function fail(error: unknown): Promise<void> {
    const name = error instanceof DOMException ? error.name : "";
    // Its start was cut short by a pause or by another song, which tell of themselves.
    if (name === "AbortError") return;
    if (name === "NotAllowedError") {
      change({ status: "paused" });
      return;
    }
    // An element that cannot play tells twice: by its event and by its promise.
    const { status, song, recording, position } = store.get();
    if (status === "error") return;
    if (song && recording?.isKept) {
      await load(song, position, true);
      return;
    }
    const mine = turn;
    change({ status: "error" });
    const problem = await explainOpening(explain, { error, recording, isCopyBroken });
    if (mine === turn) change({ problem });
  }

  function enqueue(given: readonly PlayableSong[], put: typeof queuedNext<PlayableSong>): void {
    const { song, queue } = store.get();
    const next = put(
      song ? queue : NOTHING.queue,
      given.filter(({ recordingFilename }) => recordingFilename !== null),
    );
    if (song) change({ queue: next });
    else goTo(next);
  }

  function goTo(queue: PlayQueue<PlayableSong> | null): void {
    const song = queue?.songs[queue.at];
    if (!queue || !song) return;
    change({ queue });
    void load(song, 0);
  }

  function listen(element: Media): void {
    const on = (event: string, react: () => void): void =>
      element.addEventListener(event, () => {
        // While a song is opened the element still tells of the one before.
        const { recording, status } = store.get();
        if (element === current && recording && status !== "idle") react();
      });
    on("playing", () => {
      mayRenew = true;
      change({ status: "playing", problem: null });
    });
    on("waiting", () => change({ status: "loading" }));
    on("pause", pauseUnlessFailed);
    on("timeupdate", () => change({ position: element.currentTime }));
    on("durationchange", () => {
      if (Number.isFinite(element.duration)) change({ duration: element.duration });
    });
    on("ended", () => {
      const { queue, repeat } = store.get();
      goTo(afterSong(queue, repeat));
    });
    on("error", () => {
      const { song, recording, position } = store.get();
      if (!song) return;
      if (mayRenew && position > 0 && !recording?.isKept) {
        mayRenew = false;
        void load(song, position);
      } else void fail(element.error);
    });
  }

  function pauseUnlessFailed(): void {
    if (store.get().status !== "error") change({ status: "paused" });
  }

  listen(media.audio);
  listen(media.video);
  setLevel();

  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    async play(song, { queue = [song] } = {}) {
      const playable = queue.filter(({ recordingFilename }) => recordingFilename !== null);
      const { song: before, status } = store.get();
      const isSame = before?.id === song.id && before.recordingFilename === song.recordingFilename;
      change({ queue: queueFrom(song, playable) });
      if (isSame && status !== "error") this.toggle();
      else await load(song, 0);
    },
    restore({ queue, position, duration }) {
      const song = queue.songs[queue.at];
      if (!song || store.get().song) return;
      change({ status: "paused", song, queue, position, duration });
    },
    toggle() {
      const { song, recording, status, position } = store.get();
      if (!song) return;
      // What was brought back is opened by the first press.
      if (status === "error" || (status === "paused" && !recording)) void load(song, position);
      // It plays once it is open; until then the element holds the song before.
      else if (!recording) return;
      else if (current.paused) void current.play().catch(fail);
      else current.pause();
    },
    next() {
      const { queue, repeat } = store.get();
      goTo(nextInQueue(queue, repeat));
    },
    previous() {
      const { queue, repeat, position } = store.get();
      const before = previousInQueue(queue, repeat);
      if (position > STILL_AT_START || before === null) this.seek(0);
      else goTo(before);
    },
    playQueued(index) {
      const { queue } = store.get();
      if (index === queue.at) this.toggle();
      else goTo({ ...queue, at: index });
    },
    playNext: (songs) => enqueue(songs, queuedNext),
    addToQueue: (songs) => enqueue(songs, queuedLast),
    removeQueued: (index) => change({ queue: withoutQueued(store.get().queue, index) }),
    moveQueued: (from, to) => change({ queue: movedInQueue(store.get().queue, from, to) }),
    clearQueue: () => change({ queue: clearedQueue(store.get().queue) }),
    setRepeat: (repeat) => remember({ repeat }),
    seek(position) {
      const { song, duration, recording } = store.get();
      if (!song) return;
      const end = duration || Number.MAX_SAFE_INTEGER;
      const to = clamp(position, 0, end);
      if (recording) current.currentTime = to;
      change({ position: to });
    },
    skip(seconds) {
      this.seek(store.get().position + seconds);
    },
    setVolume(volume) {
      const within = clamp(volume, 0, 1);
      remember({ volume: within, isMuted: false });
    },
    setMuted: (isMuted) => remember({ isMuted }),
    setLevelled: (isLevelled) => remember({ isLevelled }),
    updatePlayback(songId, playback) {
      const { song, recording } = store.get();
      if (song?.id !== songId || !recording) return;
      change({ recording: { ...recording, playback, loudness: playback.loudness } });
      setLevel();
    },
    close() {
      turn += 1;
      release();
      for (const element of [media.audio, media.video]) {
        element.removeAttribute("src");
        element.load();
      }
      change(NOTHING);
    },
  };
}
