/** What a row of the events shows: when it is, what and where, with which songs, and how certain it is. */
import type { EventRow } from "@bandstand/contracts/events";
import { parseDate } from "@bandstand/domain/calendar-date";
import { WEEKDAYS } from "@bandstand/domain/date-format";
import { dayFromToday } from "@bandstand/domain/day-words";
import { eventMarks } from "@bandstand/domain/event-list";
import { isPast } from "@bandstand/domain/event-visibility";
import { AnswerWords } from "../../../records/availability/answer-words.tsx";
import { eventAddress } from "../../../records/events/event-address.ts";
import { DraftMark, EventStatusMark } from "../../../records/events/event-status-mark.tsx";
import { eventTitle, hoursOf } from "../../../records/events/event-words.ts";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { expandColumn } from "../../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { DateBlock } from "../../../ui/marks/date-block.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { EventTags } from "../event-tags.tsx";
import styles from "./event-columns.module.css";

type Column = ListColumn<EventRow>;

interface EventColumnsOptions {
  eventMenu: (event: EventRow) => MenuContents;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  /** The ids of those who play. */
  lineUp: readonly number[];
  /** The events with changes that are not saved. */
  drafted: ReadonlySet<number>;
}

const menu = ({ eventMenu }: EventColumnsOptions): Column =>
  menuColumn({ label: (event) => `Actions for ${eventTitle(event)}`, contents: eventMenu });

/** Pixels of the list from which the venue has a column of its own, and those from which who can come has. */
const WITH_VENUE = 700;
const WITH_ANSWERS = 960;

export const eventColumns = (options: EventColumnsOptions): readonly Column[] => [
  dateColumn(options),
  {
    ...eventColumn,
    width: "minmax(0, 1.7fr)",
    from: WITH_ANSWERS,
    cell: (event) => <What event={event} below={whenLine(event, options.today)} {...options} />,
  },
  {
    ...eventColumn,
    width: "minmax(0, 1.7fr)",
    from: WITH_VENUE,
    until: WITH_ANSWERS,
    cell: (event) => (
      <What event={event} below={whenLine(event, options.today)} {...options} withAnswer />
    ),
  },
  {
    ...eventColumn,
    until: WITH_VENUE,
    cell: (event) => (
      <What event={event} below={placedLine(event, options.today)} {...options} withAnswer />
    ),
  },
  {
    key: "tags",
    label: "Tags",
    width: "minmax(0, 1fr)",
    from: 1100,
    className: styles.tags,
    cell: ({ chips }) => <EventTags tags={chips} />,
  },
  {
    key: "venue",
    label: "Venue",
    width: "minmax(0, 1.1fr)",
    from: WITH_VENUE,
    sorts: "venue",
    skeletonWidth: "60%",
    className: styles.stacked,
    cell: ({ venue_name, venue_location }) => (
      <>
        <span className={styles.words}>{venue_name}</span>
        <span className={styles.below}>{venue_location}</span>
      </>
    ),
  },
  {
    key: "setlist",
    label: "Set list",
    width: "minmax(0, 1fr)",
    from: 860,
    skeletonWidth: "60%",
    className: styles.below,
    cell: ({ setlist_name }) => setlist_name,
  },
  {
    key: "answers",
    label: "Who can come",
    width: "minmax(9rem, 0.9fr)",
    from: WITH_ANSWERS,
    skeletonWidth: "60%",
    className: styles.below,
    cell: ({ answers }) => <AnswerWords answers={answers} lineUp={options.lineUp} />,
  },
  {
    ...statusColumn,
    cell: (event) => <Status event={event} {...options} />,
  },
  { ...expandColumn(), from: 560 },
  menu(options),
];

export const eventPhoneColumns = (options: EventColumnsOptions): readonly Column[] => [
  dateColumn(options),
  {
    ...eventColumn,
    cell: (event) => (
      <What
        event={event}
        below={placedLine(event, options.today)}
        {...options}
        withAnswer
        draftBelow
      />
    ),
  },
  {
    ...statusColumn,
    width: "var(--list-mark)",
    headless: true,
    cell: (event) => <Status event={event} {...options} dotOnly />,
  },
  menu(options),
];

const dateColumn = ({ today }: EventColumnsOptions): Column => ({
  key: "date",
  label: "Date",
  // As wide as its month, where text is large.
  width: "max(var(--control), 2rem)",
  leads: true,
  headless: true,
  skeletonWidth: "circle",
  cell: (event) => (
    <DateBlock
      date={event.eventDate}
      isPast={eventMarks(event, today).crossedOut}
      outlined={!event.eventType_publicPerformance}
    />
  ),
});

const eventColumn = {
  key: "event",
  label: "Event",
  width: "minmax(0, 1fr)",
  sorts: "date",
  skeletonWidth: "60%",
} as const;

const statusColumn = {
  key: "status",
  label: "Status",
  width: "7rem",
  skeletonWidth: "60%",
} as const;

interface StatusProps extends Pick<EventColumnsOptions, "today"> {
  event: EventRow;
  dotOnly?: boolean;
}

function Status({ event, today, dotOnly = false }: StatusProps) {
  const isOver = isPast(event.eventDate, today);
  const mark = <EventStatusMark status={event.EventStatus} dotOnly={dotOnly} isOver={isOver} />;
  if (dotOnly || !eventMarks(event, today).draft) return mark;
  return (
    <div className={styles.status}>
      {mark}
      <DraftMark />
    </div>
  );
}

interface WhatProps extends Pick<EventColumnsOptions, "drafted" | "today" | "lineUp"> {
  event: EventRow;
  below: string;
  /** One's own answer, where they have no column of theirs. */
  withAnswer?: boolean;
  /** That it is a draft, where the status is a dot. */
  draftBelow?: boolean;
}

function What({
  event,
  below,
  drafted,
  today,
  lineUp,
  withAnswer = false,
  draftBelow = false,
}: WhatProps) {
  const { draft, copy, crossedOut } = eventMarks(event, today);
  return (
    <div
      className={styles.event}
      data-over={crossedOut || undefined}
      data-cancelled={event.eventStatus_tag === "X" || undefined}
    >
      <span className={styles.title}>
        <RowTitle href={eventAddress(event.id)}>{eventTitle(event)}</RowTitle>
        {copy && <span className={styles.copy}>[COPY]</span>}
      </span>
      <span className={styles.below}>
        {draftBelow && draft && (
          <>
            <DraftMark />{" "}
          </>
        )}
        {drafted.has(event.id) && (
          <>
            <UnsavedMark />{" "}
          </>
        )}
        {withAnswer && event.answers.length > 0 && (
          <AnswerWords answers={event.answers} lineUp={lineUp} brief />
        )}
        {below}
      </span>
    </div>
  );
}

/** "Sat · in 6 days · 20:45–23:00", beside the date. */
function whenLine(event: EventRow, today: string): string {
  const day = parseDate(event.eventDate);
  const parts = [
    day && WEEKDAYS[day.weekday],
    dayFromToday(event.eventDate, today).toLowerCase(),
    hoursOf(event),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The venue too, unless the event is called by it. */
function placedLine(event: EventRow, today: string): string {
  const { venue_name } = event;
  const place = venue_name === eventTitle(event) ? event.venue_location : venue_name;
  const far = dayFromToday(event.eventDate, today);
  return [far, event.startTime, place].filter(Boolean).join(" · ");
}
