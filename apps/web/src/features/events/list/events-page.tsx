/** The band's events. */
import { addEvent, type EventRow, saveEvent } from "@bandstand/contracts/events";
import { type EventTypeTag, PAST_EVENTS, USUAL_PAST_EVENTS } from "@bandstand/domain/event-filters";
import { isPast } from "@bandstand/domain/event-visibility";
import { IconCalendarMonth, IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { lineUpOf, useEventMembers } from "../../../records/availability/event-members-query.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { eventWindowKey } from "../../../records/events/event-address.ts";
import { eventTitle, namedEvent, whenWords } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { useEvents } from "../../../records/events/events-query.ts";
import { useFoundEvents } from "../../../records/events/found-events-query.ts";
import { hiddenRows } from "../../../records/kit/hidden-rows.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import type { Tone } from "../../../ui/marks/tone.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { useLaptop } from "../../../ui/windows/use-laptop.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { eventColumns, eventPhoneColumns } from "./event-columns.tsx";
import { EVENT_SORTS, type EventSearch, nextPast, pastParam, TYPES } from "./event-search.ts";
import { ListAndMonth } from "./list-and-month.tsx";
import { NoEvents } from "./no-events.tsx";
import { type EventSort, monthOf, sortEvents } from "./sort-events.ts";
import { useMonthShown } from "./use-month-shown.ts";

const EventMenu = latePart(async () => (await import("../event-menu.tsx")).EventMenu);
const EventDetails = latePart(async () => (await import("./event-details.tsx")).EventDetails);
const EventMonth = latePart(async () => (await import("../month/event-month.tsx")).EventMonth);
const EventsMenu = latePart(async () => (await import("./events-menu.tsx")).EventsMenu);
const LATE = [EventMenu, EventDetails];

const eventMenu =
  (event: EventRow): MenuContents =>
  (panel) => <EventMenu event={event} panel={panel} />;

const NO_EVENTS: readonly EventRow[] = [];

const TYPE_FILTERS: readonly { tag: EventTypeTag; name: string; tone: Tone }[] = [
  { tag: "G", name: "Gigs", tone: "accent" },
  { tag: "RH", name: "Rehearsals", tone: "wip" },
];

/** What the list keeps away: a type that is off, or the days before those that it shows. */
type Hidden = EventTypeTag | "past";

const HIDDEN_GROUPS: readonly { tag: Hidden; name: string }[] = [
  ...TYPE_FILTERS,
  { tag: "past", name: "the past" },
];

interface EventsPageProps {
  /** The dates that are looked for. */
  polls: ReactNode;
  search: EventSearch;
  onSearch: (search: EventSearch) => void;
}

export function EventsPage({ search, onSearch, polls }: EventsPageProps) {
  const past = search.pastEvents ?? USUAL_PAST_EVENTS;
  const events = useEvents(past);
  // Whatever the list shows, a search finds what there ever was.
  const { data: found = NO_EVENTS } = useFoundEvents(search.search ?? "");
  const windows = useEventWindows();
  const docked = useDockedKey();
  useFetchAhead(LATE);
  const onAdd = useMay(addEvent) ? windows.add : undefined;
  const maySave = useMay(saveEvent);
  const isOnline = useIsOnline();
  const today = useBandToday();
  const month = useMonthShown();
  const rows = events.data ?? NO_EVENTS;
  const { change, text, sort } = listChoices({ search, onSearch }, EVENT_SORTS);
  const { tags, filter } = tagChoice(TYPES, search.types, (types) => change({ types }));
  const isShownType = ({ eventType_tag }: EventRow) => tags.some((tag) => tag === eventType_tag);
  const shown = sortEvents(rows.filter(isShownType), {
    sort: sort.field,
    direction: sort.direction,
    today,
  });
  const ids = new Set(rows.map(({ id }) => id));
  const further = search.search === undefined ? [] : found.filter(({ id }) => !ids.has(id));
  const lineUp = lineUpOf(useEventMembers());
  const columns = { eventMenu, today, lineUp, drafted: useDraftedIds("event") };
  const open = (event: EventRow) => windows.view(namedEvent(event));
  const edit = (event: EventRow) => windows.edit(namedEvent(event));
  const calendar = month.isShown ? (
    <Part onFailed={month.toggle}>
      <EventMonth today={today} types={tags} known={rows} />
      {polls}
    </Part>
  ) : null;
  const isLaptop = useLaptop();
  // An event that stands beside the list takes the place of the month.
  const hasRoom = !isLaptop || docked === null;

  return (
    <ListAndMonth month={isLaptop && hasRoom ? calendar : null}>
      <PageTitle title="Events" />
      <ListFrame<EventRow, EventSort>
        title="Events"
        summary={(visible) => summaryOf(visible, today)}
        rows={shown}
        total={rows.length + further.length}
        status={listStateOf(events)}
        rowKey={({ id }) => id}
        rowLabel={(event) => `${eventTitle(event)}, ${whenWords(event, today)}`}
        columns={eventColumns(columns)}
        phoneColumns={eventPhoneColumns(columns)}
        details={(row) => <EventDetails row={row} />}
        onOpen={open}
        onCursor={(event) => windows.follow(namedEvent(event))}
        isShown={({ id }) => docked === eventWindowKey(id)}
        groupOf={sort.field === "date" ? (event) => monthOf(event, today) : undefined}
        {...(maySave && {
          keys: [{ keys: "e", label: "Edit the event", run: edit, onShown: edit }],
        })}
        search={{
          label: "Search by Event or Venue Name Details",
          placeholder: "Event or Venue Name Details",
          ...text,
          fields: ({ name, venue_name, venue_location, venue_address }) => [
            name,
            venue_name,
            venue_location,
            venue_address,
          ],
        }}
        filters={[
          ...TYPE_FILTERS.map(({ tag, name, tone }) => ({
            ...filter(tag),
            label: name,
            tone,
            count: rows.filter(({ eventType_tag }) => eventType_tag === tag).length,
          })),
          {
            key: "past",
            label: `Past Events: ${PAST_EVENTS.find(({ key }) => key === past)?.name}`,
            icon: <IconHistory aria-hidden />,
            pressed: past !== USUAL_PAST_EVENTS,
            onPress: () => change({ pastEvents: pastParam(nextPast(past)) }),
          },
          ...(hasRoom
            ? [
                {
                  key: "month",
                  label: "Month",
                  icon: <IconCalendarMonth aria-hidden />,
                  pressed: month.isShown,
                  onPress: month.toggle,
                },
              ]
            : []),
        ]}
        hidden={hiddenRows<EventRow, Hidden>({
          rows: [...rows, ...further],
          shown,
          tags: HIDDEN_GROUPS,
          tagOf: (row) =>
            !ids.has(row.id) ? "past" : row.eventType_publicPerformance ? "G" : "RH",
          onShow: (more) =>
            change({
              types: TYPES.paramOf([...tags, ...more.filter((tag) => tag !== "past")]),
              pastEvents: pastParam(more.includes("past") ? "A" : past),
            }),
        })}
        sort={sort}
        menu={() => (panel) => <EventsMenu panel={panel} />}
        notice={isLaptop ? null : calendar}
        {...(onAdd && {
          add: {
            label: "Add Event",
            onPress: onAdd,
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        onClearFilters={() => change({ types: undefined, pastEvents: undefined })}
        empty={
          <NoEvents
            onAdd={onAdd}
            onFindDate={windows.polls}
            onShowPast={past === USUAL_PAST_EVENTS ? () => change({ pastEvents: "A" }) : undefined}
          />
        }
      />
    </ListAndMonth>
  );
}

/** "9 coming · 4 past" */
function summaryOf(events: readonly EventRow[], today: string): string {
  const over = events.filter(({ eventDate }) => isPast(eventDate, today)).length;
  const coming = `${events.length - over} coming`;
  return over === 0 ? coming : `${coming} · ${over} past`;
}
