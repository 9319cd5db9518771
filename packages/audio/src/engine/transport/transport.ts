/** Plays a media element: its loop, its count-in, and whoever holds it back. */
import type { AudioPlatform } from "../audio-platform.ts";
import type { Curtain } from "../graph/curtain.ts";
import type { Shutter } from "../graph/shutter.ts";
import type { Snapshots } from "../snapshots.ts";
import type { SoundControls, SoundSnapshot } from "../studio-sound.ts";
import type { Clicks } from "./clicks.ts";
import { createCountIn } from "./count-in.ts";
import { heardPosition, type Jump } from "./heard-position.ts";
import {
  isLong,
  leavesLoop,
  LOOK_AHEAD,
  REPLAY_DELAY,
  secondsLeft,
  SHUTTER_AHEAD,
} from "./loop.ts";

/** What it uses of a media element. */
export type TransportMedia = Pick<
  HTMLMediaElement,
  "currentTime" | "playbackRate" | "paused" | "ended" | "play" | "pause"
> & {
  addEventListener(event: string, listener: () => void): void;
  removeEventListener(event: string, listener: () => void): void;
};

export interface TransportOptions {
  media: TransportMedia;
  snapshots: Snapshots<SoundSnapshot>;
  controls: () => SoundControls;
  platform: Pick<AudioPlatform, "frame" | "after">;
  clicks: Clicks;
  shutter: Shutter;
  curtain: Curtain;
  /** Asks to be heard; false where the browser holds the sound back. */
  wake: () => Promise<boolean>;
  /** Seconds of the recording that the element has given out: what it tells, put right. */
  played: () => number;
  /** Seconds that pitch takes. */
  pitchLatency: () => number;
  /** Seconds from there to the ear. */
  outputLatency: () => number;
  /** While it plays, as often as pictures are drawn; false where it needs no more of them. */
  onMoment: () => boolean;
  /** It stopped, or goes on elsewhere. */
  onBreak: () => void;
  onRest: () => void;
}

/** Milliseconds between looks while nothing is near. */
const SELDOM = 100;
/** Seconds before a loop's end from which on every frame counts. */
const NEAR = 0.4;

export interface Transport {
  position(): number;
  play(): Promise<void>;
  pause(): void;
  seek(time: number): void;
  loopChanged(): void;
  clickChanged(): void;
  /** The browser or the system silences it: it waits for somebody to press play. */
  hold(): void;
  close(): void;
}

export function createTransport(options: TransportOptions): Transport {
  const { media, snapshots, controls, platform, shutter, curtain, onBreak } = options;
  const countIn = createCountIn(platform, options.clicks);
  /** Raised when what was begun is not wanted any more. */
  let turn = 0;
  let jump: Jump | null = null;
  /** Where playing began, or was sent: nothing before it is on its way. */
  let begun = 0;
  let isJumping = false;
  /** The element plays because it was told to. */
  let isRunning = false;
  let isOutsideLoop = false;
  let isUnlocked = false;
  let cancelLook = () => {};

  const { snapshot, change } = snapshots;

  /** @param late seconds of the clock */
  function heard(late: number): number {
    const played = options.played();
    const place = heardPosition(played, late * media.playbackRate, jump);
    return Math.max(place, Math.min(begun, played));
  }

  function rest(part: Partial<SoundSnapshot>): void {
    const tail = options.pitchLatency();
    const isCutOff = isRunning && !media.ended;
    const resumeAt = heard(tail);
    turn += 1;
    isRunning = false;
    countIn.stop();
    cancelLook();
    change({ isPlaying: false, countedBeat: 0, ...part });
    media.pause();
    if (isCutOff) curtain.draw(tail);
    // What the pitch engine holds yet is not heard any more.
    if (isCutOff && tail > 0) media.currentTime = resumeAt;
    shutter.open();
    onBreak();
    options.onRest();
  }

  async function start(mine: number): Promise<void> {
    try {
      curtain.open();
      await media.play();
      isUnlocked = true;
      if (mine !== turn) return;
      isRunning = true;
      lookSoon();
    } catch (error) {
      if (mine !== turn || nameOf(error) === "AbortError") return;
      rest({ isHeld: nameOf(error) === "NotAllowedError" });
    }
  }

  function lookSoon(): void {
    cancelLook();
    cancelLook = platform.frame(look);
  }

  function look(): void {
    const { loop, click } = controls();
    const isWatched = options.onMoment();
    // Looking costs more than all else that the page does: it is asked for where moments count.
    if (click) cancelLook = platform.frame(look);
    else if (loop || isWatched) cancelLook = platform.after(SELDOM, look);
    if (!loop || !isLong(loop) || isJumping || isOutsideLoop || media.paused) return;
    const left = secondsLeft(loop, options.played(), media.playbackRate);
    if (left < NEAR) lookSoon();
    if (left <= LOOK_AHEAD) goRound(loop.start);
    // Should the page be too busy to look again in time.
    else if (left <= SHUTTER_AHEAD) shutter.closeIn(left);
    else shutter.open();
  }

  function goRound(to: number): void {
    const mine = turn;
    isJumping = true;
    isRunning = false;
    jump = { from: options.played(), to };
    begun = 0;
    media.pause();
    media.currentTime = to;
    onBreak();
    platform.after(REPLAY_DELAY, () => {
      isJumping = false;
      shutter.open();
      if (mine !== turn) return;
      change({ rounds: snapshot().rounds + 1 });
      void start(mine);
    });
  }

  function onPause(): void {
    // The system's own: a call, headphones pulled out, a key on them.
    if (isRunning && media.paused && !media.ended) rest({});
  }

  function onEnded(): void {
    const { loop } = controls();
    if (!snapshot().isPlaying) return;
    if (loop && isLong(loop)) {
      isOutsideLoop = false;
      goRound(loop.start);
    } else rest({});
  }

  media.addEventListener("pause", onPause);
  media.addEventListener("ended", onEnded);

  return {
    position() {
      const isStill = media.paused && !isJumping;
      return heard(isStill ? 0 : options.pitchLatency() + options.outputLatency());
    },
    async play() {
      if (snapshot().isPlaying) return;
      turn += 1;
      const mine = turn;
      const { countIn: beats, speed } = controls();
      change({ isPlaying: true, isHeld: false, rounds: 0 });
      begun = media.ended ? 0 : media.currentTime;
      // Both are asked for in the press itself: afterwards a browser may refuse.
      const waking = options.wake();
      const starting = beats ? null : start(mine);
      if (beats && !isUnlocked) unlock();
      const isAwake = await waking;
      await starting;
      if (mine !== turn) return;
      if (!isAwake) rest({ isHeld: true });
      else if (beats) {
        const isCounted = await countIn.count(beats, speed, (countedBeat) =>
          change({ countedBeat }),
        );
        if (isCounted && mine === turn) await start(mine);
      }
    },
    pause: () => {
      if (snapshot().isPlaying) rest({});
    },
    seek(time) {
      const { loop } = controls();
      const to = Math.max(0, Math.min(time, snapshot().duration || time));
      jump = null;
      begun = to;
      isOutsideLoop = loop !== null && leavesLoop(loop, to);
      media.currentTime = to;
      shutter.open();
      onBreak();
      if (isRunning) lookSoon();
    },
    loopChanged() {
      isOutsideLoop = false;
      shutter.open();
      if (isRunning) lookSoon();
    },
    clickChanged() {
      onBreak();
      if (isRunning) lookSoon();
    },
    hold() {
      if (snapshot().isPlaying) rest({ isHeld: true });
    },
    close() {
      rest({});
      media.removeEventListener("pause", onPause);
      media.removeEventListener("ended", onEnded);
    },
  };

  /** Counting first, playing would come too late after the press for some browsers: the element is shown one now. */
  function unlock(): void {
    media.play().catch(() => {});
    media.pause();
    isUnlocked = true;
  }
}

function nameOf(error: unknown): string {
  return error instanceof DOMException ? error.name : "";
}
