/** Mutes what comes from a recording at a moment of the clock, however late the page is to stop it. */

export interface MuteGate {
  /** Within so many seconds; asked again, the last time counts. */
  closeAfter(seconds: number): void;
  open(): void;
}

/** Seconds that sound takes to fall silent, so that it does not click. */
const FALL = 0.003;

export function createMuteGate(context: BaseAudioContext): MuteGate & { readonly node: AudioNode } {
  // Whatever the recording has, what follows works on two channels.
  const node = new GainNode(context, { channelCount: 2, channelCountMode: "explicit" });
  let isOpen = true;
  return {
    node,
    closeAfter(seconds) {
      isOpen = false;
      const now = context.currentTime;
      const begin = now + Math.max(0, seconds - FALL);
      node.gain.cancelScheduledValues(now);
      node.gain.setValueAtTime(1, begin);
      node.gain.linearRampToValueAtTime(0, begin + FALL);
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      // Nothing comes through yet.
      node.gain.cancelScheduledValues(0);
      node.gain.setValueAtTime(1, context.currentTime);
    },
  };
}
