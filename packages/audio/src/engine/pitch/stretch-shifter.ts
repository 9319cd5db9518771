/** Signalsmith Stretch, live. */
import type { OpenShifter } from "./shifter.ts";
import { openStretchNode } from "./stretch-node.ts";

export function stretchShifters(moduleUrl: string): OpenShifter {
  return async (context) => {
    const { node, latency, tell } = await openStretchNode(context, moduleUrl);
    return {
      node,
      latency,
      shift: (semitones) => tell("schedule", { active: true, semitones }),
    };
  };
}
