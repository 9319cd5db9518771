/** Plays a media element: its loop, its count-in, and whoever holds it back. */
import { clamp } from "@bandstand/domain/clamp";
import type { AudioPlatform } from "../audio-platform.ts";
import type { TailMute } from "../graph/tail-mute.ts";
import type { MuteGate } from "../graph/mute-gate.ts";
import type { Snapshots } from "../snapshots.ts";
import type { SoundControls, SoundSnapshot } from "../studio-sound.ts";
import type { Clicks } from "./clicks.ts";
import { createCountIn } from "./count-in.ts";
import { audiblePosition, type Jump } from "./audible-position.ts";
import { isLong, leavesLoop, LOOK_AHEAD, REPLAY_DELAY, secondsLeft, GATE_AHEAD } from "./loop.ts";

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
  muteGate: MuteGate;
  tailMute: TailMute;
  /** Asks to be heard; false where the browser holds the sound back. */
  resume: () => Promise<boolean>;
  /** Seconds of the recording that the element has given out: what it tells, put right. */
  played: () => number;
  /** Seconds that pitch and parts take. */
  graphLatency: () => number;
  /** Seconds from there to the ear. */
  outputLatency: () => number;
  /** While it plays, as often as pictures are drawn; false where it needs no more of them. */
  onTick: () => boolean;
  /** It stopped, or was sent elsewhere. */
  onDiscontinuity: () => void;
  /** It has gone from the end of its loop to the start. */
  onRound: () => void;
  onStop: () => void;
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
  block(): void;
  close(): void;
}

export function createTransport(options: TransportOptions): Transport {
  const { media, snapshots, controls, platform, muteGate, tailMute, onDiscontinuity } = options;
  const countIn = createCountIn(platform, options.clicks);
  /** Raised when what was begun is not wanted any more. */
  let generation = 0;
  let jump: Jump | null = null;
  /** Where playing began, or was sent: nothing before it is on its way. */
  let begun = 0;
  let isJumping = false;
  /** The element plays because it was told to. */
  let isRunning = false;
  let isOutsideLoop = false;
  let isUnlocked = false;
  let cancelTick = () => {};

  const { snapshot, change } = snapshots;

  /** @param late seconds of the clock */
  function positionAfter(late: number): number {
    const played = options.played();
    const place = audiblePosition(played, late * media.playbackRate, jump);
    return Math.max(place, Math.min(begun, played));
  }

  function stop(part: Partial<SoundSnapshot>): void {
    const tail = options.graphLatency();
    const isCutOff = isRunning && !media.ended;
    const resumeAt = positionAfter(tail);
    generation += 1;
    isRunning = false;
    countIn.stop();
    cancelTick();
    change({ isPlaying: false, countedBeat: 0, ...part });
    media.pause();
    if (isCutOff) tailMute.mute(tail);
    // What pitch and parts hold yet is not heard any more.
    if (isCutOff && tail > 0) media.currentTime = resumeAt;
    muteGate.open();
    onDiscontinuity();
    options.onStop();
  }

  async function start(mine: number): Promise<void> {
    try {
      tailMute.unmute();
      await media.play();
      isUnlocked = true;
      if (mine !== generation) return;
      isRunning = true;
      scheduleTick();
    } catch (error) {
      if (mine !== generation || nameOf(error) === "AbortError") return;
      stop({ isBlocked: nameOf(error) === "NotAllowedError" });
    }
  }

  function scheduleTick(): void {
    cancelTick();
    cancelTick = platform.frame(tick);
  }

  function tick(): void {
    const { loop, click } = controls();
    const isWatched = options.onTick();
    // Looking costs more than all else that the page does: it is asked for where moments count.
    if (click) cancelTick = platform.frame(tick);
    else if (loop || isWatched) cancelTick = platform.after(SELDOM, tick);
    if (!loop || !isLong(loop) || isJumping || isOutsideLoop || media.paused) return;
    const left = secondsLeft(loop, options.played(), media.playbackRate);
    if (left < NEAR) scheduleTick();
    if (left <= LOOK_AHEAD) jumpToLoopStart(loop.start);
    // Should the page be too busy to look again in time.
    else if (left <= GATE_AHEAD) muteGate.closeAfter(left);
    else muteGate.open();
  }

  function jumpToLoopStart(to: number): void {
    const mine = generation;
    isJumping = true;
    isRunning = false;
    jump = { from: options.played(), to };
    begun = 0;
    media.pause();
    media.currentTime = to;
    options.onRound();
    platform.after(REPLAY_DELAY, () => {
      isJumping = false;
      muteGate.open();
      if (mine !== generation) return;
      change({ rounds: snapshot().rounds + 1 });
      if (controls().countIn?.isEachRound) platform.after(0, () => void countRoundIn(mine));
      else void start(mine);
    });
  }

  /** After a turn, in which whoever follows the rounds may have set another speed. */
  async function countRoundIn(mine: number): Promise<void> {
    if (mine === generation && (await counted()) && mine === generation) await start(mine);
  }

  /** Whether it was counted in to the end; at once where it is not. */
  async function counted(): Promise<boolean> {
    const { countIn: beats, speed } = controls();
    if (!beats) return true;
    return countIn.count(beats, speed, (countedBeat) => change({ countedBeat }));
  }

  function onPause(): void {
    // The system's own: a call, headphones pulled out, a key on them.
    if (isRunning && media.paused && !media.ended) stop({});
  }

  function onEnded(): void {
    const { loop } = controls();
    if (!snapshot().isPlaying) return;
    if (loop && isLong(loop)) {
      isOutsideLoop = false;
      jumpToLoopStart(loop.start);
    } else stop({});
  }

  media.addEventListener("pause", onPause);
  media.addEventListener("ended", onEnded);

  return {
    position() {
      const isStill = media.paused && !isJumping;
      return positionAfter(isStill ? 0 : options.graphLatency() + options.outputLatency());
    },
    async play() {
      if (snapshot().isPlaying) return;
      generation += 1;
      const mine = generation;
      const { countIn: beats } = controls();
      change({ isPlaying: true, isBlocked: false, rounds: 0 });
      begun = media.ended ? 0 : media.currentTime;
      // Both are asked for in the press itself: afterwards a browser may refuse.
      const waking = options.resume();
      const starting = beats ? null : start(mine);
      if (beats && !isUnlocked) unlock();
      const isAwake = await waking;
      await starting;
      if (mine !== generation) return;
      if (!isAwake) stop({ isBlocked: true });
      else if (beats) {
        if ((await counted()) && mine === generation) await start(mine);
      }
    },
    pause: () => {
      if (snapshot().isPlaying) stop({});
    },
    seek(time) {
      const { loop } = controls();
      const to = clamp(time, 0, snapshot().duration || time);
      jump = null;
      begun = to;
      isOutsideLoop = loop !== null && leavesLoop(loop, to);
      media.currentTime = to;
      muteGate.open();
      onDiscontinuity();
      if (isRunning) scheduleTick();
    },
    loopChanged() {
      isOutsideLoop = false;
      muteGate.open();
      if (isRunning) scheduleTick();
    },
    clickChanged() {
      onDiscontinuity();
      if (isRunning) scheduleTick();
    },
    block() {
      if (snapshot().isPlaying) stop({ isBlocked: true });
    },
    close() {
      stop({});
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
