/** Says by one press that one is away on a day, and takes that back. */
import { isWithin } from "@bandstand/domain/blocked-dates";
import { dayOfYear } from "@bandstand/domain/day-words";
import { IconCalendarCheck, IconCalendarOff, IconCalendarUser } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useServices } from "../../../lib/services/services-context.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import {
  blockedDatesQuery,
  useBlockedDateChanges,
  useBlockedDates,
} from "../../../records/availability/blocked-dates.ts";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

/** Once for all days of a month, which are not drawn again when it becomes known when one is away. */
export function useAway(today: string): (date: string) => MenuItem {
  const { client } = useServices();
  const queries = useQueryClient();
  useBlockedDates(); // Asked for ahead: the menu of a day looks when it opens.
  const changes = useBlockedDateChanges();
  const notify = useNotify();
  const navigate = useNavigate();
  const unavailable = useWhyOffline();

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.failed("Your days away were not changed", error);
    }
  }

  return (date) => {
    const day = dayOfYear(date, today);
    const ranges = queries.getQueryData(blockedDatesQuery(client).queryKey) ?? [];
    const found = ranges.filter((one) => isWithin(one, date));
    // What was said by hand can be taken back here.
    const range = found.find(({ fromCalendar }) => !fromCalendar) ?? found[0];
    if (range === undefined)
      return {
        key: "away",
        label: "I am away",
        icon: <IconCalendarOff />,
        unavailable,
        onSelect: () =>
          void run(
            () => changes.add({ firstDay: date, lastDay: date }),
            `Your bands see that you are away on ${day}`,
          ),
      };
    if (range.fromCalendar)
      return {
        key: "away",
        label: "Busy by my calendar",
        icon: <IconCalendarUser />,
        onSelect: () => void navigate({ to: "/userprofile" }),
      };
    const isOneDay = range.firstDay === range.lastDay;
    return {
      key: "away",
      label: isOneDay ? "I am available" : "Change my days away",
      icon: <IconCalendarCheck />,
      unavailable,
      onSelect: () =>
        isOneDay
          ? void run(() => changes.remove(range.id), `You are available again on ${day}`)
          : void navigate({ to: "/userprofile" }),
    };
  };
}
