/** Events in the command palette: open one, add one. */
import { addEvent } from "@bandstand/contracts/events";
import { getMoneyYear } from "@bandstand/contracts/money-year";
import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconCalendarQuestion,
  IconCalendarShare,
  IconReportMoney,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { useBandToday } from "../../records/dashboard/dashboard-query.ts";
import { eventTitle, namedEvent, whenWords } from "../../records/events/event-words.ts";
import { useEventWindows } from "../../records/events/event-windows.ts";
import { useEvents } from "../../records/events/events-query.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";

export function EventCommands() {
  const { data: events } = useEvents();
  const windows = useEventWindows();
  const today = useBandToday();
  const mayAdd = useMay(addEvent);
  const seesMoney = useMay(getMoneyYear);
  const navigate = useNavigate();
  const source = useMemo(() => {
    const commands = (events ?? []).map((event): Command => ({
      id: String(event.id),
      title: eventTitle(event),
      detail: [whenWords(event, today), event.venue_name].filter(Boolean).join(" · "),
      icon: <IconCalendarEvent aria-hidden />,
      keywords: ["event", event.eventType_name, event.venue_location ?? ""],
      run: () => windows.view(namedEvent(event)),
    }));
    const add: Command = {
      id: "add-event",
      title: "Add Event",
      icon: <IconCalendarPlus aria-hidden />,
      keywords: ["new", "event", "gig", "rehearsal"],
      run: windows.add,
    };
    const feeds: Command = {
      id: "event-feeds",
      title: "Events in your calendar",
      icon: <IconCalendarShare aria-hidden />,
      keywords: ["subscribe", "ical", "webcal", "google", "feed"],
      run: windows.feeds,
    };
    const polls: Command = {
      id: "date-polls",
      title: "Find a date",
      icon: <IconCalendarQuestion aria-hidden />,
      keywords: ["poll", "rehearsal", "propose", "days", "doodle"],
      run: windows.polls,
    };
    const money: Command = {
      id: "money-of-year",
      title: "Money of the year",
      icon: <IconReportMoney aria-hidden />,
      keywords: ["fees", "expenses", "earnings", "accounts", "csv"],
      run: () => void navigate({ to: "/events/money" }),
    };
    const acts = [...(mayAdd ? [add] : []), polls, feeds, ...(seesMoney ? [money] : [])];
    return { id: "events", title: "Events", commands: [...acts, ...commands] };
  }, [events, windows, mayAdd, seesMoney, navigate, today]);
  useCommandSource(source);
  return null;
}
