/** One recording, opened: its element, its way to the speakers, and its transport. */
import type { AudioOutput } from "./audio-output.ts";
import type { AudioPlatform } from "./audio-platform.ts";
import { createStereoWidthDetector } from "./stereo-width.ts";
import { elementSettings, tell } from "./element-settings.ts";
import { createSnapshots } from "./snapshots.ts";
import type { SoundControls, SoundSnapshot, StudioSound } from "./studio-sound.ts";
import { createMetronome } from "./transport/metronome.ts";
import { createTransport } from "./transport/transport.ts";
import { createChannel, type Recording } from "./channel.ts";
import { watchElement } from "./watch-element.ts";

export interface OpenSoundOptions {
  recording: Recording;
  controls: SoundControls;
  platform: AudioPlatform;
  output: AudioOutput | null;
}

/** Seconds between two measurements of the sides. */
const MEASURED_EVERY = 0.09;

export function openSound(options: OpenSoundOptions): StudioSound {
  const { recording, platform, output } = options;
  let { controls } = options;
  const channel = createChannel({
    recording,
    newMedia: platform.newMedia,
    output,
    onPitchMethod(pitchMethod) {
      change({ pitchMethod });
      apply();
    },
    onNoDrums: () => change({ canCutDrums: false }),
    onSilenced: () => transport.block(),
  });
  const { media } = channel;
  const snapshots = createSnapshots<SoundSnapshot>({
    status: "loading",
    isPlaying: false,
    countedBeat: 0,
    isBlocked: false,
    duration: 0,
    pitchMethod: channel.pitchMethod,
    hasEqualizer: channel.hasGraph,
    canCutCentre: channel.hasGraph,
    canCutDrums: channel.canCutDrums,
    rounds: 0,
  });
  const { snapshot, change } = snapshots;
  const metronome = createMetronome(channel.clicks);
  const stereoWidth = createStereoWidthDetector();
  let measuredAt = 0;
  /** Its element and engine may then be another's. */
  let isClosed = false;
  const transport = createTransport({
    media,
    snapshots,
    controls: () => controls,
    platform,
    clicks: channel.clicks,
    muteGate: channel.muteGate,
    tailMute: channel.tailMute,
    resume: channel.resume,
    played,
    graphLatency: channel.graphLatency,
    outputLatency: channel.outputLatency,
    onTick() {
      click();
      return judgeCentre();
    },
    onDiscontinuity: metronome.restart,
    onRound: metronome.goOn,
    onStop: channel.suspend,
  });
  const element = watchElement(media, recording.url, snapshots, transport.pause);

  function played(): number {
    const isStretched = media.preservesPitch && !media.paused;
    return media.currentTime + (isStretched ? platform.stretchLead(media.playbackRate) : 0);
  }

  function click(): void {
    metronome.schedule(controls.click, {
      position: played(),
      speed: media.playbackRate,
      end: controls.loop?.end ?? Number.POSITIVE_INFINITY,
      latency: channel.graphLatency(),
    });
  }

  /** False once it is judged for good. */
  function judgeCentre(): boolean {
    if (!channel.sides || stereoWidth.isFinal()) return false;
    const now = channel.clicks.now();
    if (now < measuredAt + MEASURED_EVERY) return true;
    measuredAt = now;
    const canCutCentre = stereoWidth.add(channel.sides.measure());
    if (stereoWidth.isFinal()) channel.sides.close();
    if (canCutCentre !== snapshot().canCutCentre) {
      change({ canCutCentre });
      apply();
    }
    return !stereoWidth.isFinal();
  }

  function apply(): void {
    const { pitchMethod, canCutCentre } = snapshot();
    const settings = elementSettings(controls, pitchMethod, channel.hasGraph);
    for (const told of new Set([media, channel.element])) tell(told, settings);
    const { parts } = controls;
    channel.set({ ...controls, parts: canCutCentre ? parts : { ...parts, centre: 0 } });
  }

  function seek(time: number): void {
    if (!isClosed) transport.seek(time);
  }

  apply();

  return {
    media: channel.element,
    sampleRate: channel.sampleRate,
    subscribe: snapshots.subscribe,
    snapshot,
    position: transport.position,
    async play() {
      if (isClosed) return;
      if (snapshot().status === "failed") element.retry();
      await transport.play();
    },
    pause: transport.pause,
    stop() {
      transport.pause();
      seek(0);
    },
    seek,
    set(part) {
      if (isClosed) return;
      controls = { ...controls, ...part };
      apply();
      if (part.loop !== undefined) transport.loopChanged();
      if (part.click !== undefined || part.speed !== undefined) transport.clickChanged();
    },
    readSpectrum: channel.readSpectrum,
    close() {
      if (isClosed) return;
      isClosed = true;
      transport.close();
      element.close();
      channel.close();
    },
  };
}
