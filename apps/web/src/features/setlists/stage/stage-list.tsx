/** The songs of the evening, in their keys of this set list, with what is noted of them. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { projectedTimes } from "@bandstand/domain/setlist-clock";
import { weave } from "@bandstand/domain/setlist-interludes";
import { entriesInOrder } from "@bandstand/domain/setlist-order";
import { dueSongs } from "@bandstand/domain/setlist-plan";
import { bySection, sectionName } from "@bandstand/domain/setlist-sections";
import { IconTextDecrease, IconTextIncrease, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { timingOf } from "../../../records/setlists/setlist-facts.ts";
import { setColour } from "../../../records/setlists/running-time/set-colour.ts";
import { CHART_LIMITS } from "../../../records/charts/chart-settings.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { interludeWords } from "../view/played-songs.ts";
import { clockOf } from "./clock-of.ts";
import type { GigLog } from "./gig-log.ts";
import styles from "./stage-list.module.css";
import { StageRow } from "./stage-row.tsx";
import type { StageAddress } from "./use-stage-address.ts";
import type { StageSize } from "./use-stage-size.ts";

interface StageListProps {
  setlist: SetlistWithSections;
  openId: number | null;
  /** The song that is open, or was last. */
  inHand: number | null;
  log: GigLog;
  size: StageSize;
  linkTo: StageAddress["linkTo"];
  onOpen: (songId: number, at: number) => void;
  onClose: () => void;
}

export function StageList(props: StageListProps) {
  const { setlist, openId, inHand, log, size, linkTo, onOpen, onClose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sections = bySection(setlist.numberSets, setlist.songs).filter(
    ({ entries }) => entries.length > 0,
  );
  const timing = timingOf(setlist);
  const times = projectedTimes(startOf(setlist, log), timing);
  const order = entriesInOrder(setlist).map(({ songId }) => songId);
  const reached = inHand ?? order[0];

  useEffect(() => {
    scroller.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [inHand]);

  return (
    <div className={styles.list} data-part="list">
      <header className={styles.bar}>
        <IconButton label="Close" onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
        <p>{setlist.name}</p>
        <IconButton
          label="Smaller text"
          unavailable={
            size.size <= CHART_LIMITS.smallest ? "The text is as small as it gets" : undefined
          }
          onClick={() => size.setSize(size.size - 1)}
        >
          <IconTextDecrease aria-hidden />
        </IconButton>
        <IconButton
          label="Larger text"
          unavailable={
            size.size >= CHART_LIMITS.largest ? "The text is as large as it gets" : undefined
          }
          onClick={() => size.setSize(size.size + 1)}
        >
          <IconTextIncrease aria-hidden />
        </IconButton>
      </header>
      <div ref={scroller} className={styles.scroller}>
        {sections.map(({ section }) => (
          <section
            key={section}
            className={`${styles.section} ${setColour}`}
            data-section={section}
            aria-label={sectionName(section)}
          >
            <h2>
              {sectionName(section)}
              {times && (
                <span>
                  {[...times.sets, times.encore].find((each) => each.section === section)?.start}
                </span>
              )}
            </h2>
            <ol>
              {weave(section, setlist.songs, setlist.interludes).map((item, index) => {
                if (item.kind === "interlude") {
                  const { kind, text } = item.interlude;
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- an interlude has no name but its place
                    <li key={`between ${index}`} className={styles.between}>
                      {interludeWords(kind, text)}
                    </li>
                  );
                }
                const { songId } = item.entry;
                return (
                  <StageRow
                    key={`song ${item.entry.id}`}
                    entry={item.entry}
                    number={order.indexOf(songId) + 1}
                    isInHand={songId === inHand}
                    isPlayed={songId !== openId && log.some((each) => each.songId === songId)}
                    isReached={songId === reached}
                    link={linkTo(songId)}
                    onOpen={onOpen}
                  />
                );
              })}
            </ol>
            {timing.breaks
              .filter(({ after }) => after === section)
              .map(({ minutes }) => (
                <p key={section} className={styles.pause}>
                  Break {minutes} min
                </p>
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** `HH:MM` of the first set: from when the evening was begun, else as planned. */
function startOf(setlist: SetlistWithSections, log: GigLog): string | null {
  const [first] = log;
  const due = dueSongs(setlist, setlist.songs, setlist.interludes);
  const began = due.find(({ songId }) => songId === first?.songId);
  if (!first || !began) return setlist.startTime;
  return clockOf(first.at - began.start * 1000);
}
