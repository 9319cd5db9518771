/** What a row of the venues shows: which one it is and where, when the band plays there, and who to talk to. */
import type { VenueRow } from "@bandstand/contracts/venues";
import { dayFromToday } from "@bandstand/domain/day-words";
import { isPast } from "@bandstand/domain/event-visibility";
import { IconMapPin } from "@tabler/icons-react";
import { whenWords } from "../../../records/events/event-words.ts";
import { mainEventAt } from "../../../records/venues/gig-words.ts";
import { venueAddress } from "../../../records/venues/venue-address.ts";
import { VenueStatusMark } from "../../../records/venues/venue-status-mark.tsx";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { expandColumn } from "../../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import styles from "./venue-columns.module.css";

type Column = ListColumn<VenueRow>;

interface VenueColumnsOptions {
  venueMenu: (venue: VenueRow) => MenuContents;
  /** `YYYY-MM-DD` */
  today: string;
  /** The venues with changes that are not saved. */
  drafted: ReadonlySet<number>;
}

const PIN = (
  <span className={styles.pin}>
    <IconMapPin aria-hidden />
  </span>
);

const menu = ({ venueMenu }: VenueColumnsOptions): Column =>
  menuColumn({ label: ({ name }) => `Actions for ${name}`, contents: venueMenu });

export const venueColumns = (options: VenueColumnsOptions): readonly Column[] => [
  pinColumn,
  {
    ...nameColumn,
    width: "minmax(0, 1.6fr)",
    cell: (venue) => <Name venue={venue} below={kindWords(venue)} {...options} />,
  },
  {
    key: "location",
    label: "Location",
    width: "minmax(0, 1fr)",
    sorts: "location",
    skeletonWidth: "60%",
    className: styles.words,
    cell: ({ location }) => location,
  },
  {
    key: "gig",
    label: "Gig",
    width: "minmax(0, 1.1fr)",
    from: 860,
    skeletonWidth: "70%",
    className: styles.words,
    cell: (venue) => gigLine(venue, options.today),
  },
  {
    key: "contact",
    label: "Contact",
    width: "minmax(0, 1fr)",
    from: 1000,
    skeletonWidth: "60%",
    className: styles.words,
    cell: ({ contactName }) => contactName,
  },
  statusColumn,
  { ...expandColumn(), from: 560 },
  menu(options),
];

export const venuePhoneColumns = (options: VenueColumnsOptions): readonly Column[] => [
  pinColumn,
  {
    ...nameColumn,
    cell: (venue) => (
      <Name
        venue={venue}
        below={[venue.location, gigNear(venue, options.today)].filter(Boolean).join(" · ")}
        {...options}
      />
    ),
  },
  {
    ...statusColumn,
    width: "var(--icon)",
    headless: true,
    cell: ({ VenueStatus }) => <VenueStatusMark status={VenueStatus} dotOnly />,
  },
  menu(options),
];

const pinColumn: Column = {
  key: "pin",
  label: "Place",
  width: "var(--control)",
  leads: true,
  headless: true,
  skeletonWidth: "circle",
  cell: () => PIN,
};

const nameColumn = {
  key: "venue",
  label: "Venue",
  width: "minmax(0, 1fr)",
  sorts: "name",
  skeletonWidth: "60%",
} as const;

const statusColumn: Column = {
  key: "status",
  label: "Status",
  width: "6rem",
  sorts: "status",
  skeletonWidth: "60%",
  cell: ({ VenueStatus }) => <VenueStatusMark status={VenueStatus} />,
};

interface NameProps extends Pick<VenueColumnsOptions, "drafted"> {
  venue: VenueRow;
  below: string;
}

function Name({ venue: { id, name }, below, drafted }: NameProps) {
  return (
    <div className={styles.venue}>
      <RowTitle href={venueAddress(id)}>{name}</RowTitle>
      <span className={styles.below}>
        {drafted.has(id) && <UnsavedMark />} {below}
      </span>
    </div>
  );
}

/** "Pub · 140 people" */
function kindWords({ VenueType, capacity }: VenueRow): string {
  const people = capacity === null ? null : `${capacity.toLocaleString("en-GB")} people`;
  return [VenueType?.name, people].filter(Boolean).join(" · ");
}

function gigLine({ Events }: VenueRow, today: string): string | null {
  const event = mainEventAt(Events, today);
  if (!event) return null;
  const words = whenWords(event, today);
  return isPast(event.eventDate, today) ? `Last ${words}` : words;
}

/** "in 3 weeks", "last 6 weeks ago", where the day itself would be cut off. */
function gigNear({ Events }: VenueRow, today: string): string | null {
  const event = mainEventAt(Events, today);
  if (!event) return null;
  const words = dayFromToday(event.eventDate, today).toLowerCase();
  return isPast(event.eventDate, today) ? `last ${words}` : words;
}
