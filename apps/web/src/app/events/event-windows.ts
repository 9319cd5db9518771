/** What stands in the windows of an event. Widths are the documented ones. */
import { eventAddress, eventWindowKey } from "../../records/events/event-address.ts";
import type { EventWindows, NamedEvent, PolledEvent } from "../../records/events/event-windows.ts";
import type { WindowOpeners } from "../../records/kit/record-windows.ts";

export const eventWindows: WindowOpeners<EventWindows> = (windows) => ({
  view: (event) => windows.open(viewOf(event)),
  follow: (event) => windows.follow(viewOf(event)),
  add: () => windows.open(additionOf({})),
  addOn: (date, poll) => windows.open(additionOf({ date, ...(poll && { poll }) })),
  edit: ({ id, name }) =>
    windows.open({
      key: `${eventWindowKey(id)}/edit`,
      title: `Edit ${name}`,
      shape: "record",
      address: `${eventAddress(id)}/edit`,
      width: 1200,
      content: () =>
        import("../../features/events/form/event-edit.tsx").then((file) => file.EventEdit),
      props: { eventId: id },
    }),
  repeat: (event) =>
    windows.open({
      key: `${eventWindowKey(event.id)}/repeat`,
      title: "Repeat Event",
      width: 480,
      content: () =>
        import("../../features/events/series/repeat-event.tsx").then((file) => file.RepeatEvent),
      props: { event },
    }),
  print: ({ id, name }) =>
    windows.open({
      key: `${eventWindowKey(id)}/sheet`,
      title: `Gig sheet of ${name}`,
      shape: "page",
      address: `${eventAddress(id)}/sheet`,
      width: 640,
      content: () =>
        import("../../features/events/sheet/gig-sheet.tsx").then((file) => file.GigSheet),
      props: { eventId: id },
    }),
  report: ({ id, name }) =>
    windows.open({
      key: `${eventWindowKey(id)}/report`,
      title: `What happened at ${name}`,
      shape: "record",
      address: `${eventAddress(id)}/report`,
      width: 640,
      content: () =>
        import("../../features/events/report/gig-report.tsx").then((file) => file.GigReport),
      props: { eventId: id },
    }),
  invoice: ({ id, name }) =>
    windows.open({
      key: `${eventWindowKey(id)}/invoice`,
      title: `Invoice of ${name}`,
      shape: "page",
      address: `${eventAddress(id)}/invoice`,
      width: 640,
      content: () =>
        import("../../features/events/invoice/event-invoice.tsx").then((file) => file.EventInvoice),
      props: { eventId: id },
    }),
  feeds: () =>
    windows.open({
      key: "events/feeds",
      title: "Events in your calendar",
      width: 560,
      content: () =>
        import("../../features/events/feeds/event-feeds.tsx").then((file) => file.EventFeeds),
      props: {},
    }),
  polls: () =>
    windows.open({
      key: "events/polls",
      title: "Find a date",
      width: 640,
      content: () =>
        import("../../features/availability/polls/date-polls-window.tsx").then(
          (file) => file.DatePollsWindow,
        ),
      props: {},
    }),
});

function additionOf(props: { date?: string; poll?: PolledEvent }) {
  return {
    key: "event/add",
    title: "Add Event",
    shape: "record",
    address: "/event/add",
    width: 1200,
    content: () => import("../../features/events/form/event-add.tsx").then((file) => file.EventAdd),
    props,
  } as const;
}

function viewOf({ id, name }: NamedEvent) {
  return {
    key: eventWindowKey(id),
    title: name,
    shape: "record",
    address: eventAddress(id),
    series: "event",
    width: 800,
    content: () =>
      import("../../features/events/view/event-view.tsx").then((file) => file.EventView),
    props: { eventId: id },
  } as const;
}
