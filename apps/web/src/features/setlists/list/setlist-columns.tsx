/** What a row of the set lists shows: which one it is, how it fits its time, and who plays it where. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { isPast } from "@bandstand/domain/event-visibility";
import { STATUS_GROUPS } from "@bandstand/domain/setlist-status";
import type { ReactNode } from "react";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import {
  minutesOfPlan,
  varianceWords,
} from "../../../records/setlists/running-time/running-time-words.ts";
import { DateBlock } from "../../../ui/marks/date-block.tsx";
import styles from "./setlist-columns.module.css";
import {
  eventsThatPlay,
  eventWords,
  gigWords,
  playedEvent,
} from "../../../records/setlists/setlist-events.ts";
import {
  contentsOf,
  lengthOf,
  songCount,
  timingOf,
} from "../../../records/setlists/setlist-facts.ts";
import { STATUS_GROUP_TONE } from "./status-group-tone.ts";

type Column = ListColumn<SetlistRow>;

interface SetlistColumnsOptions {
  setlistMenu: (setlist: SetlistRow) => MenuContents;
  /** `YYYY-MM-DD` */
  today: string;
  /** Minutes of the longest set list shown: all pictures have its scale, so that they compare. */
  longest: number;
  /** The set lists with changes that are not saved. */
  drafted: ReadonlySet<number>;
}

/** Pixels of the list from which a row has room for all of it in one. */
const ONE_ROW = 860;

const menu = ({ setlistMenu }: SetlistColumnsOptions): Column =>
  menuColumn({ label: ({ name }) => `Actions for ${name}`, contents: setlistMenu });

export const setlistColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  gigColumn(options),
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1.4fr)",
    from: ONE_ROW,
    sorts: "name",
    skeletonWidth: "60%",
    cell: (setlist) => <Name setlist={setlist} {...options} />,
  },
  {
    key: "picture",
    label: "Sets",
    width: "minmax(0, 1fr)",
    from: ONE_ROW,
    skeletonWidth: "90%",
    cell: (setlist) => (
      <div className={styles.picture}>
        <Bar setlist={setlist} longest={options.longest} />
        <span className={styles.below}>{contentsOf(setlist)}</span>
      </div>
    ),
  },
  {
    key: "time",
    label: "Running time",
    width: "8rem",
    from: ONE_ROW,
    sorts: "length",
    skeletonWidth: "70%",
    cell: (setlist) => <Fit setlist={setlist} />,
  },
  {
    key: "group",
    label: "Status",
    width: "7rem",
    from: ONE_ROW,
    skeletonWidth: "60%",
    cell: ({ statusGroupTag }) => <Group tag={statusGroupTag} />,
  },
  {
    ...cardColumn(options, {
      status: ({ statusGroupTag }) => <Group tag={statusGroupTag} />,
      contents: contentsOf,
    }),
    until: ONE_ROW,
  },
  menu(options),
];

export const setlistPhoneColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  gigColumn(options),
  cardColumn(options, {
    status: ({ statusGroupTag }) => <Group tag={statusGroupTag} dotOnly />,
    contents: ({ songs }) => songCount(songs.length),
  }),
  menu(options),
];

/** Nothing where no gig plays it. */
const gigColumn = ({ today }: SetlistColumnsOptions): Column => ({
  key: "gig",
  label: "Gig",
  width: "var(--control)",
  leads: true,
  headless: true,
  skeletonWidth: "circle",
  className: styles.gig,
  cell: ({ Event }) => {
    const date = playedEvent(Event, today)?.eventDate;
    return date !== undefined && <DateBlock date={date} isPast={isPast(date, today)} />;
  },
});

interface Card {
  status: (setlist: SetlistRow) => ReactNode;
  contents: (setlist: SetlistRow) => string;
}

/** All of it in one column: its name, and below it the picture as wide as there is room. */
const cardColumn = (options: SetlistColumnsOptions, { status, contents }: Card): Column => ({
  key: "setlist",
  label: "Set list",
  width: "minmax(0, 1fr)",
  sorts: "name",
  skeletonWidth: "70%",
  cell: (setlist) => (
    <div className={styles.card}>
      <div className={styles.first}>
        <Name setlist={setlist} {...options} />
        {status(setlist)}
      </div>
      <Bar setlist={setlist} longest={options.longest} />
      <div className={styles.first}>
        <span className={styles.below}>{contents(setlist)}</span>
        <Fit setlist={setlist} />
      </div>
    </div>
  ),
});

interface SetlistProps {
  setlist: SetlistRow;
}

function Name({
  setlist,
  today,
  drafted,
}: SetlistProps & Pick<SetlistColumnsOptions, "today" | "drafted">) {
  return (
    <div className={styles.setlist}>
      <RowTitle href={setlistAddress(setlist.id)}>{setlist.name}</RowTitle>
      <PlayedAt setlist={setlist} today={today} drafted={drafted} />
    </div>
  );
}

/** How far off the gig is that plays it, and which, else what it is for. */
function PlayedAt({
  setlist,
  today,
  drafted,
}: SetlistProps & Pick<SetlistColumnsOptions, "today" | "drafted">) {
  const event = playedEvent(setlist.Event, today);
  const playing = eventsThatPlay(setlist.Event);
  const more = playing.length - 1;
  return (
    <span className={styles.below} title={playing.map(eventWords).join("\n") || undefined}>
      {drafted.has(setlist.id) && <UnsavedMark />}{" "}
      {event ? gigWords(event, today) : setlist.description}
      {event && more > 0 && ` and ${more} more`}
    </span>
  );
}

function Bar({ setlist, longest }: SetlistProps & { longest: number }) {
  const timing = timingOf(setlist);
  const share = lengthOf(setlist) / longest;
  return (
    <div className={styles.bar} style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }}>
      <RunningTimeBar
        setlist={setlist}
        timing={timing}
        entries={setlist.songs}
        interludes={setlist.interludes}
      />
    </div>
  );
}

/** "95 of 95 min"; by how much it misses the plan below that, where it does. */
function Fit({ setlist }: SetlistProps) {
  const { totalMinutes, variance } = timingOf(setlist);
  const words = variance && varianceWords(variance);
  return (
    <span
      className={styles.fit}
      data-good={variance ? variance.isGood : undefined}
      title={words ?? undefined}
    >
      <span>{minutesOfPlan(totalMinutes, setlist.plannedLength)}</span>
      {variance?.isGood && <VisuallyHiddenInline> {words}</VisuallyHiddenInline>}
      {variance?.isGood === false && <small>{words}</small>}
    </span>
  );
}

function Group({ tag, dotOnly }: { tag: SetlistRow["statusGroupTag"]; dotOnly?: boolean }) {
  const name = STATUS_GROUPS.find((group) => group.tag === tag)?.name ?? tag;
  return <StatusMark tone={STATUS_GROUP_TONE[tag]} label={name} dotOnly={dotOnly ?? false} />;
}
