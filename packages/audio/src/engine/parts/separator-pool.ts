/** Lends nodes that tell the parts of a sound apart, and keeps those that come back, as the pool of the pitch engines does. */
import type { PartCuts } from "@bandstand/domain/studio/settings";
import { PARTS_LATENCY } from "../../parts/part-separator.ts";
import { SEPARATOR } from "./separator-name.ts";

export interface SeparatorNode {
  readonly node: AudioNode;
  /** Seconds from what goes in to what comes out. */
  readonly latency: number;
  set(cuts: PartCuts): void;
}

export interface SeparatorPool {
  /** A page that came over plain http has no worklets. */
  readonly isPossible: boolean;
  /** Throws where it does not start. */
  acquire(): Promise<SeparatorNode>;
  release(separator: SeparatorNode): void;
}

export function createSeparatorPool(context: AudioContext, moduleUrl: string): SeparatorPool {
  const idle: SeparatorNode[] = [];
  let loading: Promise<void> | null = null;

  async function open(): Promise<SeparatorNode> {
    loading ??= context.audioWorklet.addModule(moduleUrl);
    try {
      await loading;
    } catch (error) {
      // The next who asks tries again: the network may have been away.
      loading = null;
      throw error;
    }
    const node = new AudioWorkletNode(context, SEPARATOR, {
      numberOfInputs: 1,
      numberOfOutputs: 1,
      outputChannelCount: [2],
      channelCount: 2,
      channelCountMode: "explicit",
    });
    return {
      node,
      latency: PARTS_LATENCY / context.sampleRate,
      set: (cuts) => node.port.postMessage(cuts),
    };
  }

  return {
    isPossible: "audioWorklet" in context,
    acquire: async () => idle.pop() ?? open(),
    release(separator) {
      separator.node.disconnect();
      idle.push(separator);
    },
  };
}
