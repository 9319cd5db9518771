/** What a row of the set lists shows: which one it is, how it fits its time, and who plays it where. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { STATUS_GROUPS } from "@bandstand/domain/setlist-status";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import { VarianceMark } from "../../../records/setlists/running-time/variance-mark.tsx";
import styles from "./setlist-columns.module.css";
import { eventsThatPlay, eventWords, mainEvent } from "../../../records/setlists/setlist-events.ts";
import { contentsOf, lengthOf, timingOf } from "../../../records/setlists/setlist-facts.ts";
import { STATUS_GROUP_TONE } from "./status-group-tone.ts";

type Column = ListColumn<SetlistRow>;

interface SetlistColumnsOptions {
  actions: (setlist: SetlistRow) => readonly MenuGroup[];
  /** `YYYY-MM-DD` */
  today: string;
  /** Minutes of the longest set list shown: all pictures have its scale, so that they compare. */
  longest: number;
  /** The set lists with changes that are not saved. */
  drafted: ReadonlySet<number>;
}

const menu = ({ actions }: SetlistColumnsOptions): Column =>
  menuColumn({ label: ({ name }) => `Actions for ${name}`, groups: actions });

export const setlistColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1.4fr)",
    skeletonWidth: "60%",
    cell: (setlist) => (
      <div className={styles.setlist}>
        <strong>{setlist.name}</strong>
        <PlayedAt setlist={setlist} {...options} />
      </div>
    ),
  },
  {
    key: "picture",
    label: "Sets",
    width: "minmax(0, 1fr)",
    from: 700,
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
    width: "7.5rem",
    align: "end",
    skeletonWidth: "70%",
    cell: (setlist) => <Minutes setlist={setlist} />,
  },
  {
    key: "variance",
    label: "Against the plan",
    width: "8.5rem",
    skeletonWidth: "70%",
    cell: (setlist) => <Variance setlist={setlist} />,
  },
  {
    key: "group",
    label: "Status",
    width: "7rem",
    from: 900,
    skeletonWidth: "60%",
    cell: ({ statusGroupTag }) => <Group tag={statusGroupTag} />,
  },
  menu(options),
];

export const setlistPhoneColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1fr)",
    skeletonWidth: "70%",
    cell: (setlist) => (
      <div className={styles.card}>
        <div className={styles.setlist}>
          <strong>{setlist.name}</strong>
          <PlayedAt setlist={setlist} {...options} />
        </div>
        <Bar setlist={setlist} longest={options.longest} />
        <div className={styles.facts}>
          <Minutes setlist={setlist} />
          <Variance setlist={setlist} />
        </div>
        <div className={styles.facts}>
          <span className={styles.below}>{contentsOf(setlist)}</span>
          <Group tag={setlist.statusGroupTag} />
        </div>
      </div>
    ),
  },
  menu(options),
];

interface SetlistProps {
  setlist: SetlistRow;
}

/** Who plays it where, else what it is for. */
function PlayedAt({
  setlist,
  today,
  drafted,
}: SetlistProps & Pick<SetlistColumnsOptions, "today" | "drafted">) {
  const event = mainEvent(setlist.Event, today);
  const playing = eventsThatPlay(setlist.Event);
  const more = playing.length - 1;
  return (
    <span className={styles.below} title={playing.map(eventWords).join("\n") || undefined}>
      {drafted.has(setlist.id) && <UnsavedMark />} {event ?? setlist.description}
      {event !== null && more > 0 && ` and ${more} more`}
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

function Minutes({ setlist }: SetlistProps) {
  const { plannedLength } = setlist;
  return (
    <span className={styles.minutes}>
      <strong>{timingOf(setlist).totalMinutes}</strong>
      {plannedLength !== null && ` of ${plannedLength}`} min
    </span>
  );
}

function Variance({ setlist }: SetlistProps) {
  const { variance } = timingOf(setlist);
  return variance && <VarianceMark variance={variance} />;
}

function Group({ tag }: { tag: SetlistRow["statusGroupTag"] }) {
  const name = STATUS_GROUPS.find((group) => group.tag === tag)?.name ?? tag;
  return <StatusMark tone={STATUS_GROUP_TONE[tag]} label={name} />;
}
