/** How the number of followers has grown, and where most of them are from. */
import type { Follower } from "@bandstand/contracts/followers";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import styles from "./follower-figures.module.css";
import { growthOf, mostOf } from "./follower-figures.ts";
import { GrowthLine } from "./growth-line.tsx";
import { Shares } from "./shares.tsx";

const MOST = 5;

interface FollowerFiguresProps {
  followers: readonly Follower[];
}

export function FollowerFigures({ followers }: FollowerFiguresProps) {
  const today = useBandToday();
  const growth = growthOf(
    followers.map(({ createdAt }) => createdAt),
    today,
  );
  return (
    <WindowBody>
      <div className={styles.figures}>
        <section className={styles.part}>
          <h3 className={styles.title}>Growth</h3>
          <GrowthLine growth={growth} />
          <Note>Who has stopped following does not count any more, not even for the past.</Note>
        </section>
        <div className={styles.halves}>
          <Shares title="Top places" shares={shares(followers, "location")} />
          <Shares title="Sources" shares={shares(followers, "source")} />
        </div>
      </div>
    </WindowBody>
  );
}

const shares = (followers: readonly Follower[], field: "location" | "source") =>
  mostOf(
    followers.map((follower) => follower[field]),
    MOST,
  );
