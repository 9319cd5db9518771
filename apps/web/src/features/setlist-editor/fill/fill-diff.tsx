/** The proposal: what the set would last, and song by song what comes in, stays and goes. */
import { formatDuration } from "@bandstand/domain/duration";
import { keyWords } from "@bandstand/domain/played-key";
import { entrySeconds, setlistTiming } from "@bandstand/domain/setlist-timing";
import { IconArrowsShuffle, IconPin, IconPinnedOff, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { keyText } from "../../../ui/marks/key-text.ts";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import { distanceWords, type FillCandidate, type FillProposal } from "./fill-proposal.ts";
import styles from "./fill-diff.module.css";

interface FillDiffProps {
  section: number;
  interval: number;
  interludeSeconds: number;
  minutes: number;
  proposal: FillProposal;
  standing: readonly FillCandidate[];
  /** Standing songs that may go. */
  loose: ReadonlySet<number>;
  onPin: (id: number) => void;
  /** Takes a song out of the offer. */
  onStrike: (id: number) => void;
  /** Asks for an offer of other songs. */
  onAnother: () => void;
}

export function FillDiff(props: FillDiffProps) {
  const { section, interval, interludeSeconds, minutes, proposal, standing, loose } = props;
  const { onPin, onStrike, onAnother } = props;
  const { stays, comes, goes, seconds } = proposal;
  const target = minutes * 60;
  const setlist = {
    numberSets: Math.min(section, 3),
    songInterval: interval,
    includeEncore: true,
    bias: 0,
    plannedLength: minutes,
  };
  const entries = [...stays, ...comes].map((song) => ({
    setlistSectionId: section,
    seconds: song.seconds,
    Song: { seconds: song.seconds, title: song.title },
  }));
  const interludes =
    interludeSeconds === 0
      ? []
      : [{ setlistSectionId: section, kind: "break" as const, seconds: interludeSeconds }];
  return (
    <div className={styles.diff}>
      <div className={styles.head}>
        <p className={styles.total} role="status">
          <strong>{formatDuration(seconds)}</strong> of {formatDuration(target)}{" "}
          <span className={styles.distance}>{distanceWords(seconds, target)}</span>
        </p>
        <Button
          size="small"
          icon={<IconArrowsShuffle aria-hidden />}
          unavailable={comes.length === 0 ? "Nothing comes in" : undefined}
          onClick={onAnother}
        >
          Another one
        </Button>
      </div>
      <RunningTimeBar
        setlist={setlist}
        timing={setlistTiming(setlist, entries, interludes)}
        entries={entries}
        interludes={interludes}
      />
      <ul className={styles.songs} aria-label="Proposal">
        {standing.map((song) => (
          <SongLine key={song.id} song={song} change={goes.includes(song) ? "goes" : "stays"}>
            <IconButton
              label={`Keep ${song.title}`}
              aria-pressed={!loose.has(song.id)}
              size="small"
              onClick={() => onPin(song.id)}
            >
              {loose.has(song.id) ? <IconPinnedOff aria-hidden /> : <IconPin aria-hidden />}
            </IconButton>
          </SongLine>
        ))}
        {comes.map((song) => (
          <SongLine key={song.id} song={song} change="comes">
            <IconButton
              label={`Strike out ${song.title}`}
              size="small"
              onClick={() => onStrike(song.id)}
            >
              <IconX aria-hidden />
            </IconButton>
          </SongLine>
        ))}
      </ul>
      {comes.length + goes.length === 0 && (
        <p className={styles.nothing}>
          No other choice of these songs comes closer. Take in more songs, or let some go with the
          pin.
        </p>
      )}
    </div>
  );
}

type Change = "stays" | "comes" | "goes";

const MARKS: Record<Change, { sign: string; words: string }> = {
  stays: { sign: "", words: "" },
  comes: { sign: "+", words: "Comes in: " },
  goes: { sign: "−", words: "Goes: " },
};

interface SongLineProps {
  song: FillCandidate;
  change: Change;
  children?: ReactNode;
}

function SongLine({ song, change, children }: SongLineProps) {
  const { sign, words } = MARKS[change];
  return (
    <li className={styles.song} data-change={change}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.title}>
        <VisuallyHidden>{words}</VisuallyHidden>
        {song.title}
      </span>
      <span className={styles.fact}>{keyText(keyWords(song) ?? "")}</span>
      <span className={styles.fact}>{formatDuration(entrySeconds({ seconds: song.seconds }))}</span>
      <span className={styles.pin}>{children}</span>
    </li>
  );
}
