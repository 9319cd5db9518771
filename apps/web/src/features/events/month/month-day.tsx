/** One day of a month. Where there is room its events stand in it; on a phone the day is pressed, and tells of them. */
import type { EventRow } from "@bandstand/contracts/events";
import { parseDate } from "@bandstand/domain/calendar-date";
import { dayOfYear } from "@bandstand/domain/day-words";
import { unavailableWords } from "@bandstand/domain/blocked-dates";
import { isPast } from "@bandstand/domain/event-visibility";
import { IconPlus } from "@tabler/icons-react";
import { type DragEvent, memo, useState } from "react";
import { EventStatusMark } from "../../../records/events/event-status-mark.tsx";
import { eventTitle, hoursOf, namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup, MenuItem } from "../../../ui/menu/menu-item.ts";
import { usePhone } from "../../../ui/windows/use-phone.ts";
import styles from "./event-month.module.css";
import { type EventMoves, MonthEvent } from "./month-event.tsx";

interface MonthDayProps {
  date: string;
  today: string;
  /** Of the month before or after. */
  isOther: boolean;
  events: readonly EventRow[];
  /** The members who are not available, by their nicknames. */
  away: readonly string[];
  /** Says, or takes back, that one is away on a day. */
  awayItem: (date: string) => MenuItem;
  mayAdd: boolean;
  /** Null for who may move none. */
  moves: EventMoves | null;
}

function PlainMonthDay(props: MonthDayProps) {
  const { date, today, isOther, events, away, awayItem, mayAdd, moves } = props;
  const isPhone = usePhone();
  const [isTarget, setTarget] = useState(false);
  const isOver = isPast(date, today);
  const menu = useDayMenu({ date, events, isOver, awayItem, adds: mayAdd && !isOver });
  const number = parseDate(date)?.day;
  const words = [dayOfYear(date, today), ...events.map(eventTitle), unavailableWords(away)]
    .filter(Boolean)
    .join(", ");
  function accept(event: DragEvent): void {
    if (!moves?.isCarrying() || isOver) return;
    event.preventDefault();
    setTarget(true);
  }

  // Where the events stand in the day themselves, nothing is left to do with one that is over.
  const hasMenu = !isOver || (isPhone && events.length > 0);
  return (
    <li
      className={styles.day}
      data-other={isOther || undefined}
      data-today={date === today || undefined}
      data-over={isOver || undefined}
      data-away={away.length > 0 || undefined}
      data-target={isTarget || undefined}
      onDragEnter={accept}
      onDragOver={accept}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        moves?.drop(date);
      }}
      title={unavailableWords(away) ?? undefined}
    >
      {hasMenu ? (
        <MenuButton label={words} groups={menu} words className={styles.press}>
          <span className={styles.number}>{number}</span>
          {isPhone && <Marks events={events} />}
        </MenuButton>
      ) : (
        <time dateTime={date} className={styles.number}>
          {number}
        </time>
      )}
      {!isPhone && (
        <div className={styles.events}>
          {events.map((event) => (
            <MonthEvent key={event.id} event={event} moves={moves} />
          ))}
          {away.length > 0 && <p className={styles.away}>{away.join(", ")} away</p>}
        </div>
      )}
    </li>
  );
}

/** Drawn again for itself alone: all events of a band come while those ahead stand in their days already. */
export const MonthDay = memo(PlainMonthDay);

/** How many events there are, and which of them are gigs, at a glance. */
function Marks({ events }: Pick<MonthDayProps, "events">) {
  return (
    <span className={styles.marks} aria-hidden>
      {events.map(({ id, eventType_tag, eventStatus_tag }) => (
        <i key={id} data-type={eventType_tag} data-status={eventStatus_tag} />
      ))}
    </span>
  );
}

interface DayMenu extends Pick<MonthDayProps, "date" | "events" | "awayItem"> {
  isOver: boolean;
  adds: boolean;
}

/** Put together when it opens: a month has a menu in nearly each of its days. */
function useDayMenu({ date, events, isOver, awayItem, adds }: DayMenu): () => MenuGroup[] {
  const windows = useEventWindows();
  return () => {
    const open = events.map((event) => ({
      key: String(event.id),
      label: [eventTitle(event), hoursOf(event)].filter(Boolean).join(" · "),
      icon: <EventStatusMark status={event.EventStatus} dotOnly />,
      onSelect: () => windows.view(namedEvent(event)),
    }));
    const add = {
      key: "add",
      label: "Add Event",
      icon: <IconPlus />,
      onSelect: () => windows.addOn(date),
    };
    return [
      { key: "events", items: open },
      { key: "add", items: adds ? [add] : [] },
      { key: "away", items: isOver ? [] : [awayItem(date)] },
    ].filter(({ items }) => items.length > 0);
  };
}
