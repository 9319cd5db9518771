/** What a row of the followers shows: who it is and from where, how they came, since when, and whether they hear of gigs. */
import type { Follower } from "@bandstand/contracts/followers";
import { formatShortDate } from "@bandstand/domain/date-format";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { localDate } from "../../../lib/local-date.ts";
import { followerAddress } from "../../../records/followers/follower-address.ts";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { nearWords, nearWordsInShort } from "./near-words.ts";
import styles from "./follower-columns.module.css";

type Column = ListColumn<Follower>;

interface FollowerColumnsOptions {
  followerMenu: (follower: Follower) => MenuContents;
  /** The followers with changes that are not saved. */
  drafted: ReadonlySet<number>;
  /** Whether the member may open one. */
  opens: boolean;
}

/** Pixels of the list from which facts have columns of their own. */
const COLUMNS = 860;

const ALERTS = (
  <span className={styles.mark} title="Hears of gigs">
    <IconBell aria-label="Hears of gigs" role="img" />
  </span>
);
const NO_ALERTS = (
  <span className={styles.mark} title="Hears of no gigs">
    <IconBellOff aria-label="Hears of no gigs" role="img" />
  </span>
);

const alerts: Column = {
  key: "events",
  label: "Event alerts",
  width: "var(--control)",
  leads: true,
  headless: true,
  skeletonWidth: "circle",
  cell: ({ events }) => (events ? ALERTS : NO_ALERTS),
};

const since = ({ createdAt }: Follower) => formatShortDate(localDate(new Date(createdAt)));

const fact = (key: "location" | "source", label: string): Column => ({
  key,
  label,
  width: "minmax(0, 1fr)",
  from: COLUMNS,
  sorts: key,
  skeletonWidth: "60%",
  className: styles.fact,
  cell: (follower) => follower[key],
});

const email = (options: FollowerColumnsOptions, words: (row: Follower) => string): Column => ({
  key: "email",
  label: "Email",
  width: "minmax(0, 1.6fr)",
  sorts: "email",
  skeletonWidth: "60%",
  cell: (follower) => <Who follower={follower} words={words(follower)} {...options} />,
});

const joined = (...facts: readonly (string | null)[]) => facts.filter(Boolean).join(" · ");

const inLine = (row: Follower) => joined(row.location, nearWords(row), row.source, since(row));

/** What is rare comes first, since the line is cut off soon. */
const onPhone = (row: Follower) =>
  joined(nearWordsInShort(row), row.location, row.source, since(row));

const menu = ({ followerMenu }: FollowerColumnsOptions): Column =>
  menuColumn({ label: ({ TheUser }) => `Actions for ${TheUser.email}`, contents: followerMenu });

export const followerColumns = (options: FollowerColumnsOptions): readonly Column[] => [
  alerts,
  { ...email(options, nearWords), from: COLUMNS },
  fact("location", "Location"),
  fact("source", "Source"),
  {
    key: "since",
    label: "Since",
    width: "6.5rem",
    from: COLUMNS,
    sorts: "since",
    skeletonWidth: "80%",
    className: styles.fact,
    cell: since,
  },
  { ...email(options, inLine), until: COLUMNS },
  menu(options),
];

export const followerPhoneColumns = (options: FollowerColumnsOptions): readonly Column[] => [
  alerts,
  email(options, onPhone),
  menu(options),
];

interface WhoProps extends Pick<FollowerColumnsOptions, "drafted" | "opens"> {
  follower: Follower;
  words: string;
}

function Who({ follower: { id, TheUser }, words, drafted, opens }: WhoProps) {
  const below = drafted.has(id) ? <UnsavedMark /> : null;
  return (
    <div className={styles.follower}>
      {opens ? (
        <RowTitle href={followerAddress(id)}>{TheUser.email}</RowTitle>
      ) : (
        <span>{TheUser.email}</span>
      )}
      {(words !== "" || below !== null) && (
        <span className={styles.below}>
          {below} {words}
        </span>
      )}
    </div>
  );
}
