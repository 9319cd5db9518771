/** The frame around every signed-in page: rail or bars, the page, the player that stays while pages change. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { type ReactNode, useRef, useState } from "react";
import { PageLeadContext } from "../../ui/page/page-lead-context.ts";
import { ThumbPlaceContext } from "../../ui/page/thumb-place-context.ts";
import type { Area } from "./areas.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { BandSquareButton } from "./band-square-button.tsx";
import styles from "./frame.module.css";
import type { FramePerson } from "./frame-person.ts";
import { Rail } from "./rail.tsx";
import { SkipLink } from "../../ui/page/skip-link.tsx";
import { usePageCovered } from "../../ui/windows/window-context.ts";
import { useBarHeights } from "./use-bar-heights.ts";

interface FrameProps {
  person: FramePerson;
  /** Those the member may see, in order. */
  areas: readonly Area[];
  /** Docked below, across navigation. */
  player?: ReactNode;
  /** Above the page: offline, an insecure address. */
  banner?: ReactNode;
  children: ReactNode;
}

export function Frame({ person, areas, player, banner, children }: FrameProps) {
  const foot = useRef<HTMLDivElement>(null);
  useBarHeights(foot);
  const [thumbPlace, setThumbPlace] = useState<HTMLElement | null>(null);
  const covered = usePageCovered();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Rail person={person} areas={areas} />
      <div className={styles.page} inert={covered}>
        {banner}
        <PageLeadContext value={<BandSquareButton person={person} />}>
          <main id="main" className={styles.main} tabIndex={-1}>
            <ThumbPlaceContext value={thumbPlace}>{children}</ThumbPlaceContext>
            <div ref={setThumbPlace} className={styles.thumb} />
          </main>
        </PageLeadContext>
      </div>
      <div ref={foot} className={styles.foot}>
        {player !== undefined && player !== null && <div className={styles.player}>{player}</div>}
        <BottomBar person={person} areas={areas} />
      </div>
    </div>
  );
}
