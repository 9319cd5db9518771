/** Puts what tells parts apart into the way of a sound when one of them is first turned down. */
import type { PartCuts } from "@bandstand/domain/studio/settings";
import type { AudioOutput } from "../audio-output.ts";
import type { SoundGraph } from "../graph/sound-graph.ts";
import type { SeparatorNode } from "./separator-pool.ts";

export interface PartsControl {
  /** What is to be expected; that it cannot be done after all is told. */
  readonly canCutDrums: boolean;
  set(cuts: PartCuts): void;
  close(): void;
}

export interface PartsControlOptions {
  output: Pick<AudioOutput, "separators">;
  graph: Pick<SoundGraph, "parts" | "setCentreReduced">;
  onNoDrums: () => void;
}

export function createPartsControl(options: PartsControlOptions): PartsControl {
  const { graph, onNoDrums } = options;
  const { separators } = options.output;
  let cuts: PartCuts = { centre: 0, drums: 0 };
  let separator: SeparatorNode | null = null;
  let isPossible = separators.isPossible;
  let isOpening = false;
  let isClosed = false;

  async function open(): Promise<void> {
    isOpening = true;
    let lent: SeparatorNode | null = null;
    try {
      lent = await separators.acquire();
      if (isClosed) {
        separators.release(lent);
        return;
      }
      graph.parts.insert({ input: lent.node, output: lent.node }, lent.latency);
      separator = lent;
    } catch {
      if (lent) separators.release(lent);
      if (isClosed) return;
      isPossible = false;
      onNoDrums();
    }
    apply();
  }

  function apply(): void {
    const { centre, drums } = cuts;
    const isCut = centre > 0 || drums !== 0;
    if (isPossible && isCut && !isOpening) void open();
    separator?.set(cuts);
    if (separator) graph.parts.setEnabled(isCut);
    // Without it the middle goes as a whole.
    graph.setCentreReduced(!isPossible && centre > 0);
  }

  return {
    canCutDrums: separators.isPossible,
    set(wanted) {
      if (wanted.centre === cuts.centre && wanted.drums === cuts.drums) return;
      cuts = wanted;
      apply();
    },
    close() {
      isClosed = true;
      graph.parts.remove();
      if (separator) separators.release(separator);
    },
  };
}
