/** What a row of the set lists shows: which one it is, how it fits its time, and who plays it where. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { STATUS_GROUPS } from "@bandstand/domain/setlist-status";
import type { ListColumn } from "../../ui/list-frame/columns.ts";
import { menuColumn } from "../../ui/list-frame/menu-column.tsx";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { RunningTime } from "./running-time.tsx";
import styles from "./setlist-columns.module.css";
import { mainEvent } from "./setlist-events.ts";
import { contentsOf, timingOf } from "./setlist-facts.ts";
import { STATUS_GROUP_TONE } from "./status-group-tone.ts";

type Column = ListColumn<SetlistRow>;

interface SetlistColumnsOptions {
  actions: (setlist: SetlistRow) => readonly MenuGroup[];
  /** `YYYY-MM-DD` */
  today: string;
}

const menu = ({ actions }: SetlistColumnsOptions): Column =>
  menuColumn({ label: ({ name }) => `Actions for ${name}`, groups: actions });

export const setlistColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1fr)",
    bone: "60%",
    cell: (setlist) => (
      <div className={styles.setlist}>
        <strong>{setlist.name}</strong>
        <span className={styles.below}>
          {mainEvent(setlist.Event, options.today) ?? setlist.description}
        </span>
      </div>
    ),
  },
  {
    key: "contents",
    label: "Sets and songs",
    width: "13rem",
    from: 900,
    bone: "70%",
    cell: (setlist) => <span className={styles.below}>{contentsOf(setlist)}</span>,
  },
  {
    key: "time",
    label: "Running time",
    width: "13rem",
    bone: "60%",
    cell: (setlist) => (
      <RunningTime timing={timingOf(setlist)} plannedLength={setlist.plannedLength} />
    ),
  },
  {
    key: "group",
    label: "Status",
    width: "7rem",
    bone: "60%",
    cell: ({ statusGroupTag }) => <Group tag={statusGroupTag} />,
  },
  menu(options),
];

export const setlistPhoneColumns = (options: SetlistColumnsOptions): readonly Column[] => [
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1fr)",
    bone: "70%",
    cell: (setlist) => (
      <div className={styles.setlist} data-phone>
        <strong>{setlist.name}</strong>
        <span className={styles.below}>
          {mainEvent(setlist.Event, options.today) ?? contentsOf(setlist)}
        </span>
        <span className={styles.facts}>
          <RunningTime timing={timingOf(setlist)} plannedLength={setlist.plannedLength} />
          <Group tag={setlist.statusGroupTag} />
        </span>
      </div>
    ),
  },
  menu(options),
];

function Group({ tag }: { tag: SetlistRow["statusGroupTag"] }) {
  const name = STATUS_GROUPS.find((group) => group.tag === tag)?.name ?? tag;
  return <StatusMark tone={STATUS_GROUP_TONE[tag]} label={name} />;
}
