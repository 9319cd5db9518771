/** The loops of this song that were practised, one press away. */
import { isAlike, sectionsOf, withoutLoop } from "@bandstand/domain/studio/loop-memory";
import type { LoopRegion } from "@bandstand/domain/studio/settings";
import { IconRepeat, IconX } from "@tabler/icons-react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useStudio } from "../session/studio-context.ts";
import { clock } from "../transport/numbers.ts";
import { useLoop } from "../transport/use-loop.ts";
import { loopLength } from "../waveform/loop-words.ts";
import { Card } from "./card.tsx";
import styles from "./loops-card.module.css";
import panel from "./practice-panel.module.css";

export function LoopsCard() {
  const { state, set } = useStudio();
  const loop = useLoop();
  const { recentLoops, loopRegion, loopEnabled, markers, detectedBeats, barPositions } =
    state.settings;
  const grid = { beats: detectedBeats, bars: barPositions };
  const inOrder = recentLoops.toSorted((one, other) => one.start - other.start);
  const isTaken = (region: LoopRegion) =>
    loopEnabled && loopRegion !== null && isAlike(region, loopRegion);

  return (
    <Card title="Your loops">
      {recentLoops.length === 0 && (
        <p className={panel.words}>A loop that has gone round is here the next time, too.</p>
      )}
      <ul className={styles.loops}>
        {inOrder.map((region) => {
          const from = clock(region.start).slice(0, -2);
          const name = `${sectionsOf(region, markers) ?? from} · ${loopLength(region, grid)}`;
          return (
            <li key={`${region.start}-${region.end}`} className={styles.loop}>
              <button
                type="button"
                className={styles.take}
                aria-label={`Loop ${name}`}
                aria-pressed={isTaken(region)}
                onClick={() => loop.take(region)}
              >
                <IconRepeat aria-hidden />
                <span className={styles.name}>{name}</span>
                <span className={styles.from}>{from}</span>
              </button>
              <IconButton
                kind="plain"
                label={`Forget ${name}`}
                onClick={() => set({ recentLoops: withoutLoop(recentLoops, region) })}
              >
                <IconX aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
