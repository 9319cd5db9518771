/** One recording, opened: its element, its way to the speakers, and its transport. */
import type { AudioOutput } from "./audio-output.ts";
import type { AudioPlatform } from "./audio-platform.ts";
import { createCentreVerdict } from "./centre-verdict.ts";
import { elementSettings, tell } from "./element-settings.ts";
import { createSnapshots } from "./snapshots.ts";
import type { SoundControls, SoundSnapshot, StudioSound } from "./studio-sound.ts";
import { createMetronome } from "./transport/metronome.ts";
import { createTransport } from "./transport/transport.ts";
import { createVoice, type Recording } from "./voice.ts";
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
  const voice = createVoice({
    recording,
    newMedia: platform.newMedia,
    output,
    onPitchWay(pitchWay) {
      change({ pitchWay });
      apply();
    },
    onSilenced: () => transport.hold(),
  });
  const { media } = voice;
  const snapshots = createSnapshots<SoundSnapshot>({
    status: "loading",
    isPlaying: false,
    countedBeat: 0,
    isHeld: false,
    duration: 0,
    pitchWay: voice.pitchWay,
    hasEqualizer: voice.hasGraph,
    canReduceCentre: voice.hasGraph,
    rounds: 0,
  });
  const { snapshot, change } = snapshots;
  const metronome = createMetronome(voice.clicks);
  const verdict = createCentreVerdict();
  let measuredAt = 0;
  /** Its element and engine may then be another's. */
  let isClosed = false;
  const transport = createTransport({
    media,
    snapshots,
    controls: () => controls,
    platform,
    clicks: voice.clicks,
    shutter: voice.shutter,
    curtain: voice.curtain,
    wake: voice.wake,
    played,
    pitchLatency: voice.pitchLatency,
    outputLatency: voice.outputLatency,
    onMoment() {
      click();
      return judgeCentre();
    },
    onBreak: metronome.restart,
    onRest: voice.doze,
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
      latency: voice.pitchLatency(),
    });
  }

  /** False once it is judged for good. */
  function judgeCentre(): boolean {
    if (!voice.sides || verdict.isFinal()) return false;
    const now = voice.clicks.now();
    if (now < measuredAt + MEASURED_EVERY) return true;
    measuredAt = now;
    const canReduceCentre = verdict.hear(voice.sides.measure());
    if (verdict.isFinal()) voice.sides.close();
    if (canReduceCentre !== snapshot().canReduceCentre) {
      change({ canReduceCentre });
      apply();
    }
    return !verdict.isFinal();
  }

  function apply(): void {
    const { pitchWay, canReduceCentre } = snapshot();
    const settings = elementSettings(controls, pitchWay, voice.hasGraph);
    for (const told of new Set([media, voice.element])) tell(told, settings);
    voice.set({ ...controls, centreReduced: controls.centreReduced && canReduceCentre });
  }

  function seek(time: number): void {
    if (!isClosed) transport.seek(time);
  }

  apply();

  return {
    media: voice.element,
    sampleRate: voice.sampleRate,
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
    readSpectrum: voice.readSpectrum,
    close() {
      if (isClosed) return;
      isClosed = true;
      transport.close();
      element.close();
      voice.close();
    },
  };
}
