/** What can be done with all events, fetched for the first time that the menu opens. */
import { getMoneyYear } from "@bandstand/contracts/money-year";
import { IconCalendarQuestion, IconCalendarShare, IconReportMoney } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";

export function EventsMenu({ panel }: { panel: Parameters<MenuContents>[0] }): ReactNode {
  const windows = useEventWindows();
  const may = useMayCall();
  const navigate = useNavigate();
  return panel(
    allowedGroups(
      [
        {
          key: "calendar",
          items: [
            {
              key: "feeds",
              label: "Events in your calendar",
              icon: <IconCalendarShare />,
              onSelect: windows.feeds,
            },
            {
              key: "polls",
              label: "Find a date",
              icon: <IconCalendarQuestion />,
              onSelect: windows.polls,
            },
          ],
        },
        {
          key: "money",
          items: [
            {
              key: "year",
              label: "Money of the year",
              icon: <IconReportMoney />,
              call: getMoneyYear,
              onSelect: () => void navigate({ to: "/events/money" }),
            },
          ],
        },
      ],
      may,
    ),
  );
}
